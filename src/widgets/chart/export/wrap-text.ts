/** Breaks a text into lines between words, and inside words that are too long for a line. */
export function wrapText(text: string, maxWidth: number, measureWidth: (text: string) => number) {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measureWidth(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    // Chinese has no spaces, and a code may be long.
    for (const sign of word) {
      if (line !== '' && measureWidth(line + sign) > maxWidth) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Cuts a text that is too wide, with an ellipsis for the rest. */
export function cutText(text: string, maxWidth: number, measureWidth: (text: string) => number) {
  if (measureWidth(text) <= maxWidth) return text;
  const signs = Array.from(text);
  while (signs.length > 1 && measureWidth(`${signs.join('')}…`) > maxWidth) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
