import { embeddedFont, printable, type Weight } from './pdf-text.ts';
import { loadPdfDocument } from './pdfkit.ts';

export const INK = '#13233c';
export const SOFT = '#51607a';
export const LINE = '#d8dfe8';
export const GROUND = '#f4f6f9';
export const ACCENT = '#f7a600';

export const LEFT = 42;
export const WIDTH = 511;
export const RIGHT = LEFT + WIDTH;
/** Where the footer begins: nothing else may go below. */
export const BOTTOM = 772;

interface Style {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
}

interface Info {
  readonly title: string;
  readonly author: string;
  readonly date: Date;
}

/** The library writes these into the file's metadata, which are XML, as they are. */
const plainWords = (text: string) => text.replaceAll('&', 'et').replace(/[<>\p{Cc}]/gu, ' ');

/**
 * An A4 document for keeping (PDF/A-3): its letters are in it. Measured in points: text goes into boxes at given positions,
 * and nothing flows by itself.
 */
export async function openSheet({ title, author, date }: Info) {
  const PDFDocument = await loadPdfDocument();
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'fr-FR',
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    // Without it the library would ask for a font of its own, which is not in the file.
    font: embeddedFont(),
    info: { Title: plainWords(title), Author: plainWords(author), CreationDate: date, ModDate: date },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.once('end', () => resolve(Buffer.concat(parts)));
    doc.once('error', reject);
  });

  const applyStyle = (value: string, { size = 9, weight = 'regular', color = INK }: Style) => {
    const text = printable(value);
    doc.font(embeddedFont(weight)).fontSize(size).fillColor(color);
    return text;
  };
  return {
    doc,
    /** Wraps within the width; returns the height of the text. */
    text(value: string, x: number, y: number, width: number, style: Style = {}): number {
      const text = applyStyle(value, style);
      const options = { width, align: style.align ?? 'left' };
      doc.text(text, x, y, options);
      return doc.heightOfString(text, options);
    },
    /** As `text`, where nobody asks how high it became: measuring is half the work. */
    draw(value: string, x: number, y: number, width: number, style: Style = {}): void {
      doc.text(applyStyle(value, style), x, y, { width, align: style.align ?? 'left' });
    },
    height(value: string, width: number, style: Style = {}): number {
      return doc.heightOfString(applyStyle(value, style), { width });
    },
    width(value: string, style: Style = {}): number {
      return doc.widthOfString(applyStyle(value, style));
    },
    rule(y: number, color = LINE, thickness = 0.6): void {
      doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(thickness).strokeColor(color).stroke();
    },
    box(x: number, y: number, width: number, height: number, color: string): void {
      doc.rect(x, y, width, height).fill(color);
    },
    async finish(): Promise<Buffer> {
      doc.end();
      return finished;
    },
  };
}

export type Sheet = Awaited<ReturnType<typeof openSheet>>;
