import { extractText, getDocumentProxy } from 'unpdf';

/** The texts of a PDF as a reader would copy them; pages are separated by form feeds. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  // The PDF reader takes ownership of its buffer and rejects a Buffer, so it gets a copy.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(document);
  return text.join('\f');
}
