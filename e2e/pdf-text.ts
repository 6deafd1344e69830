import { extractText, getDocumentProxy } from 'unpdf';

/** The texts of a PDF as a reader would select and copy them; a form feed separates pages. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  // The PDF reader takes over its buffer and refuses a Buffer, so it gets a copy.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(document);
  return text.join('\f');
}
