const WIDTH = 24;

/** A bar that redraws itself in a terminal and stays quiet in a log file. */
export function progressBar(title: string): (done: number, total: number, what: string) => void {
  const out = process.stdout;
  let lastShown = -1;
  return (done, total, what) => {
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
    const isDone = done >= total;
    if (!out.isTTY) {
      if (percent < lastShown + 10 && !isDone) return;
      if (percent !== lastShown) out.write(`${title} ${percent}%\n`);
      lastShown = percent;
      return;
    }
    const filled = Math.round((WIDTH * percent) / 100);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    out.write(`\r\u001b[2K${title} ${bar} ${percent}% ${what}`);
    if (isDone) out.write('\r\u001b[2K');
  };
}
