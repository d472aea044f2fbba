import { extractText } from 'unpdf';

/** The text of each page of a PDF without blanks: where a line breaks is not text. */
export async function pdfText(pdf: Uint8Array): Promise<string[]> {
  // A copy, because the reader takes the bytes away and does not accept a Buffer.
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((page) => page.replace(/\s/g, ''));
}
