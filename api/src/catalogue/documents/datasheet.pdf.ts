import { socketStandard, type WiredFeatures } from '@extranet/shared/rules/product';
import type PDFDocument from 'pdfkit';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import { loadPdfDocument } from '../../base/pdf/pdfkit.ts';
import { productsConfig } from '../products/products-config.ts';
import { wordsOfProduct } from '../products/stored-words.ts';
import { featureLabels } from './feature-labels.ts';
import { drawWiring, wiringHeight } from './wiring.pdf.ts';

type Doc = InstanceType<typeof PDFDocument>;

const MARGIN = 50;
const WIDTH = 595.28 - 2 * MARGIN;
/** As on the screens and on the order form. */
const INK = '#13233c';
const SOFT = '#51607a';
const LINE = '#d8dfe8';
const ACCENT = '#f7a600';
const FOOT = 100;
const TAGS = /<[^>]*>/g;

/** Title, features, and for a harness the wiring of its socket: one page, unless the description is long. */
export async function datasheetPdf(product: ProductsTable): Promise<Buffer> {
  const PDFDocument = await loadPdfDocument();
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: {
      Title: `Fiche technique ${product.ref}`,
      Subject: printable(wordsOfProduct(product)),
      Author: 'Extranet clients',
      // The same product always gives the same bytes.
      CreationDate: new Date(product.updated_at),
    },
  });
  drawHead(doc, product);
  drawFeatures(doc, featuresOf(product));
  if (product.catalogue === 'Faisceau') drawSocket(doc, product);
  drawFoot(doc, product);
  return toBuffer(doc);
}

function drawHead(doc: Doc, product: ProductsTable): void {
  doc.rect(0, 0, doc.page.width, 92).fill(INK);
  doc.rect(0, 92, doc.page.width, 2).fill(ACCENT);
  doc
    .fillColor('white')
    .font('Helvetica')
    .fontSize(10)
    .text('FICHE TECHNIQUE', MARGIN, 28, { characterSpacing: 1.5 });
  doc.font('Helvetica-Bold').fontSize(26).text(product.ref, MARGIN, 44);
  doc.font('Helvetica').fontSize(10).text(product.catalogue, MARGIN, 56, { width: WIDTH, align: 'right' });
  doc
    .fillColor(INK)
    .font('Helvetica-Bold')
    .fontSize(15)
    .text(printable(wordsOfProduct(product)), MARGIN, 116, { width: WIDTH });
  const memo = printable(product.memo.replace(TAGS, ' ').replace(/\s+/g, ' ').trim());
  if (memo) doc.moveDown(0.6).fillColor(INK).fontSize(10.5).text(memo, { width: WIDTH, lineGap: 2 });
  doc.moveDown(1);
}

const labels: Readonly<Record<string, string>> = featureLabels;

function featuresOf(product: ProductsTable): [label: string, value: string][] {
  const technical = JSON.parse(product.technical) as Record<string, string>;
  const values: Record<string, string> = {
    ...technical,
    ...(product.type ? { prodType: `${product.type} broches` } : {}),
  };
  const listed = productsConfig.properties[product.catalogue].flatMap((name): [string, string][] => {
    const label = labels[name];
    const value = values[name];
    return label && value ? [[label, value]] : [];
  });
  return [...listed, ['Code EAN', product.ean]];
}

function drawFeatures(doc: Doc, features: readonly [string, string][]): void {
  heading(doc, 'Caractéristiques');
  for (const [label, value] of features) {
    const y = doc.y;
    doc.font('Helvetica').fontSize(10).fillColor(SOFT).text(printable(label), MARGIN, y, { width: 280 });
    doc
      .font('Helvetica-Bold')
      .fillColor(INK)
      .text(printable(value), MARGIN + 290, y, { width: WIDTH - 290 });
    doc
      .moveTo(MARGIN, doc.y + 2)
      .lineTo(MARGIN + WIDTH, doc.y + 2)
      .lineWidth(0.5)
      .stroke(LINE);
    doc.y += 6;
  }
}

function drawSocket(doc: Doc, { type, technical }: ProductsTable): void {
  if (wiringHeight(type) === 0) return;
  if (doc.y + wiringHeight(type) + 40 > doc.page.height - FOOT) doc.addPage();
  else doc.moveDown(0.8);
  heading(doc, `Câblage de la prise (${socketStandard(type)})`);
  const features = JSON.parse(technical) as WiredFeatures;
  drawWiring(doc, { type, ...features }, { left: MARGIN, ink: INK, soft: SOFT });
}

function drawFoot(doc: Doc, product: ProductsTable): void {
  const note =
    'Montage par un professionnel, véhicule hors tension. Respecter la notice jointe au produit et les couples de serrage du constructeur. Document non contractuel.';
  const y = doc.page.height - MARGIN - 34;
  doc
    .moveTo(MARGIN, y - 8)
    .lineTo(MARGIN + WIDTH, y - 8)
    .lineWidth(0.5)
    .stroke(LINE);
  doc
    .font('Helvetica')
    .fontSize(8)
    .fillColor(SOFT)
    .text(note, MARGIN, y, { width: WIDTH - 110, height: 30 });
  doc.font('Helvetica-Bold').text(product.ref, MARGIN, y, { width: WIDTH, align: 'right', lineBreak: false });
}

function heading(doc: Doc, text: string): void {
  doc.font('Helvetica-Bold').fontSize(12).fillColor(INK).text(text, MARGIN, doc.y);
  doc.y += 6;
}

/** The built-in fonts hold Windows-1252 only, which has no narrow no-break space: the wide one replaces it. */
function printable(text: string): string {
  return text.replaceAll('\u202F', '\u00A0');
}

function toBuffer(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
