import { extractText, getDocumentProxy } from 'unpdf';

/** The texts of a PDF as a reader would select and copy them, pages parted by a form feed. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  // The reader takes over the buffer that it is given, and wants no Buffer: a copy is both.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(document);
  return text.join('\f');
}
