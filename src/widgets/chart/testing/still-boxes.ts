/** Without what the server renders for narrow charts only. */
export function wideHtml(html: string): string {
  return html.replaceAll(/data-narrow="true">.*/g, '');
}

/**
 * The sizes of each still picture on a wide page: above, plot and times, and the side of its texts.
 */
export function stillBoxes(html: string) {
  return [...wideHtml(html).matchAll(/data-still="true">(.*?)<\/div>/g)].map(([, still = '']) => {
    const [above, plot, values, times] = [...still.matchAll(/<svg[^>]*>/g)].map(([tag]) => tag);
    const [top, height, bottom] = [above, plot, times].map((tag) => readNumber(tag, 'height'));
    return {
      top,
      right: readNumber(values, 'width'),
      bottom,
      height: (top ?? 0) + (height ?? 0) + (bottom ?? 0),
    };
  });
}

function readNumber(tag: string | undefined, attribute: string): number {
  return Number(new RegExp(` ${attribute}="(\\d+)"`).exec(tag ?? '')?.[1]);
}
