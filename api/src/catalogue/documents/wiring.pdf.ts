import { type SocketPin, socketPins, type WiredFeatures } from '@extranet/shared/rules/product';
import type PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;

const ROW = 17;
const FACE_RADIUS = 66;
const TABLE_START = 150;
const CONTACT = { disc: 6.5, ring: 10 };

interface Style {
  readonly left: number;
  readonly ink: string;
  readonly soft: string;
}

export interface WiredProduct extends WiredFeatures {
  type: string;
}

export const wiringHeight = (type: string): number => socketPins(type).length * ROW;

/**
 * The face of the socket, its contacts in the colours of their wires, beside the rows that say what they feed. No wires
 * from one to the other: they would run over other contacts and seem to come from those.
 */
export function drawWiring(doc: Doc, { type, ...features }: WiredProduct, { left, ink, soft }: Style): void {
  const pins = socketPins(type, features);
  const top = doc.y;
  const face = { x: left + FACE_RADIUS + 4, y: top + wiringHeight(type) / 2 };
  doc.lineWidth(1).circle(face.x, face.y, FACE_RADIUS).stroke(ink);
  pins.forEach((pin, row) => {
    const at = { x: face.x + pin.x * FACE_RADIUS, y: face.y + pin.y * FACE_RADIUS };
    drawContact(doc, pin, at, ink);
    drawRow(doc, pin, { x: left + TABLE_START, y: top + row * ROW + ROW / 2 }, { ink, soft });
  });
  doc.y = top + wiringHeight(type);
}

interface Place {
  x: number;
  y: number;
}

function drawContact(doc: Doc, { pin, wire, tint, stripe }: SocketPin, { x, y }: Place, ink: string): void {
  doc.lineWidth(0.8);
  if (wire) doc.circle(x, y, CONTACT.ring).fillAndStroke(tint, ink);
  if (stripe) {
    const between = (CONTACT.disc + CONTACT.ring) / 2;
    doc.lineWidth(CONTACT.ring - CONTACT.disc).dash(4.3, { space: 4.3 });
    doc.circle(x, y, between).stroke(stripe).undash().lineWidth(0.8);
  }
  doc.circle(x, y, CONTACT.disc).fillAndStroke('white', ink);
  doc
    .fillColor(ink)
    .font('Helvetica-Bold')
    .fontSize(7)
    .text(String(pin), x - 10, y - 2.5, { width: 20, align: 'center', lineBreak: false });
}

/** A piece of the wire, in its colours. */
function drawSample(doc: Doc, { tint, stripe }: SocketPin, { x, y }: Place, ink: string): void {
  const line = (width: number, colour: string) =>
    doc
      .moveTo(x, y)
      .lineTo(x + 18, y)
      .lineWidth(width)
      .stroke(colour);
  line(5, ink);
  line(3.8, tint);
  if (!stripe) return;
  doc.dash(3.6, { space: 3.6 });
  line(3.8, stripe);
  doc.undash();
}

function drawRow(doc: Doc, pin: SocketPin, { x, y }: Place, { ink, soft }: Omit<Style, 'left'>): void {
  const options = { lineBreak: false };
  const line = y - 3.5;
  doc
    .fillColor(ink)
    .font('Helvetica-Bold')
    .fontSize(9.5)
    .text(String(pin.pin), x + 8, line, options);
  doc.font('Helvetica').text(pin.use, x + 28, line, options);
  if (pin.wire) drawSample(doc, pin, { x: x + 176, y }, ink);
  const words = pin.wire ? `${pin.wire}, ${String(pin.section).replace('.', ',')}\u00a0mm²` : 'sans fil';
  doc.fillColor(soft).text(words, x + 200, line, options);
}
