import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * The texts of a PDF as a reader would select and copy them, a line of the page in a line, pages
 * parted by a form feed.
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  // pdf.js takes over the buffer that it is given, and wants no Buffer: a copy is both.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const parts = items.map((item) =>
        'str' in item ? item.str + (item.hasEOL ? '\n' : '') : '',
      );
      pages.push(parts.join(''));
    }
    return pages.join('\f');
  } finally {
    await task.destroy();
  }
}
