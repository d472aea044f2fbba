import PDFDocument from 'pdfkit';
import { type Chapter, chapters, type Section, TITLE } from './chapters.ts';
import type { Shot } from './pictures.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const INK = '#14213d';
const SOFT = '#56627a';
const AMBER = '#f5a400';
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';

type Document = InstanceType<typeof PDFDocument>;

/** Writes the guide as an A4 PDF. It is tagged, so that screen readers can read it. */
export async function drawGuide(pictures: Map<Shot, Buffer>): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    info: { Title: TITLE, Author: 'Extranet clients' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  for (const [index, chapter] of chapters.entries()) drawChapter(document, chapter, index, pictures);
  numberPages(document);
  document.end();
  return ended;
}

function drawChapter(document: Document, chapter: Chapter, index: number, pictures: Map<Shot, Buffer>): void {
  document.addPage();
  document.outline.addItem(chapter.title);
  if (index === 0) drawCover(document);
  write(document, 'H1', () =>
    document
      .font(BOLD)
      .fontSize(20)
      .fillColor(INK)
      .text(`${index + 1}. ${printable(chapter.title)}`),
  );
  const { x, y } = document;
  document
    .markContent('Artifact')
    .rect(x, y + 2, 48, 3)
    .fill(AMBER);
  document.endMarkedContent();
  document.y = y + 16;
  for (const section of chapter.sections) drawSection(document, section, pictures);
}

function drawCover(document: Document): void {
  const { x, y } = document;
  document.markContent('Artifact').rect(0, 0, document.page.width, 132).fill(INK);
  document.endMarkedContent();
  write(document, 'P', () =>
    document.font(BOLD).fontSize(24).fillColor('#ffffff').text(printable(TITLE), x, y),
  );
  write(document, 'P', () =>
    document
      .font(REGULAR)
      .fontSize(11)
      .text('Faisceaux, attelages et kits pour les professionnels', x, y + 34),
  );
  document.x = x;
  document.y = 156;
}

function drawSection(document: Document, section: Section, pictures: Map<Shot, Buffer>): void {
  write(document, 'H2', () => document.font(BOLD).fontSize(13).fillColor(INK).text(printable(section.title)));
  document.moveDown(0.4);
  document.font(REGULAR).fontSize(10.5).fillColor(INK);
  for (const paragraph of section.paragraphs) {
    write(document, 'P', () => document.text(printable(paragraph), { lineGap: 2 }));
    document.moveDown(0.5);
  }
  for (const [index, step] of (section.steps ?? []).entries()) {
    write(document, 'P', () => document.text(`${index + 1}.  ${printable(step)}`, { lineGap: 2, indent: 8 }));
    document.moveDown(0.3);
  }
  if (section.picture) drawPicture(document, section.picture, pictures);
  document.moveDown(0.8);
}

function drawPicture(
  document: Document,
  { shot, caption }: NonNullable<Section['picture']>,
  pictures: Map<Shot, Buffer>,
): void {
  const picture = pictures.get(shot);
  if (!picture) throw new Error(`The picture '${shot}' was not taken.`);
  const height = (WIDTH * 720) / 1180;
  document.moveDown(0.3);
  const { x, y } = document;
  const drawn = document.struct('Figure', { alt: printable(caption) }, () => {
    document.image(picture, x, y, { width: WIDTH });
  });
  document.addStructure(drawn);
  drawn.end();
  document.markContent('Artifact').rect(x, y, WIDTH, height).lineWidth(0.5).stroke(SOFT);
  document.endMarkedContent();
  document.x = x;
  document.y = y + height + 6;
  write(document, 'P', () => document.fontSize(9).fillColor(SOFT).text(printable(caption)));
  document.fontSize(10.5).fillColor(INK);
}

/** Draws text inside a tagged element: heading or paragraph. */
function write(document: Document, tag: 'H1' | 'H2' | 'P', draw: () => void): void {
  const element = document.struct(tag, {}, draw);
  document.addStructure(element);
  element.end();
}

function numberPages(document: Document): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Text below the bottom margin would start a new page.
    document.page.margins.bottom = 0;
    document.markContent('Artifact');
    document
      .font(REGULAR)
      .fontSize(9)
      .fillColor(SOFT)
      .text(`${page + 1} / ${count}`, MARGIN, document.page.height - 36, { width: WIDTH, align: 'right' });
    document.endMarkedContent();
  }
}

/** French typography, with the spaces that the built-in fonts contain. */
const printable = (text: string): string =>
  text
    .replace(/ ([;:!?»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replaceAll("'", '’');
