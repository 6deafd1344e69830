/** As people write it, with a comma or spaces; undefined for nothing, NaN for no number. */
export function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
  return plain === '' ? undefined : Number(plain);
}
