import { type SocketPin, socketPins } from '@extranet/shared/rules/product';
import type PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;

const ROW = 17;
const FACE_RADIUS = 52;
const WIRES_END = 190;

interface Style {
  readonly left: number;
  readonly ink: string;
  readonly soft: string;
}

export const wiringHeight = (type: string): number => socketPins(type).length * ROW;

/** From each contact on the face of the socket a wire in its colour to the row that says what it feeds. */
export function drawWiring(doc: Doc, type: string, { left, ink, soft }: Style): void {
  const pins = socketPins(type);
  const top = doc.y;
  const face = { x: left + FACE_RADIUS + 4, y: top + wiringHeight(type) / 2 };
  const placeOf = ({ x, y }: SocketPin) => ({ x: face.x + x * FACE_RADIUS, y: face.y + y * FACE_RADIUS });
  doc.lineWidth(1).circle(face.x, face.y, FACE_RADIUS).stroke(ink);
  pins.forEach((pin, row) => {
    const from = placeOf(pin);
    const end = { x: left + WIRES_END, y: top + row * ROW + ROW / 2 };
    const wire = (width: number, colour: string) =>
      doc
        .moveTo(from.x, from.y)
        .bezierCurveTo(end.x - 36, from.y, end.x - 60, end.y, end.x, end.y)
        .lineWidth(width)
        .stroke(colour);
    if (pin.wire) {
      wire(4, ink);
      wire(2.8, pin.tint);
      if (pin.stripe) {
        doc.dash(4, { space: 5 });
        wire(1.2, pin.stripe);
        doc.undash();
      }
    }
    drawRow(doc, pin, end, { ink, soft });
  });
  for (const pin of pins) {
    const { x, y } = placeOf(pin);
    doc.lineWidth(0.8).circle(x, y, 7).fillAndStroke('white', ink);
    doc
      .fillColor(ink)
      .font('Helvetica-Bold')
      .fontSize(7)
      .text(String(pin.pin), x - 10, y - 2.5, { width: 20, align: 'center', lineBreak: false });
  }
  doc.y = top + wiringHeight(type);
}

function drawRow(
  doc: Doc,
  { pin, use, wire, section }: SocketPin,
  { x, y }: { x: number; y: number },
  { ink, soft }: Omit<Style, 'left'>,
): void {
  const options = { lineBreak: false };
  const line = y - 3.5;
  doc
    .fillColor(ink)
    .font('Helvetica-Bold')
    .fontSize(9.5)
    .text(String(pin), x + 8, line, options);
  doc.font('Helvetica').text(use, x + 28, line, options);
  const words = wire ? `${wire}, ${String(section).replace('.', ',')}\u00a0mm²` : 'sans fil';
  doc.fillColor(soft).text(words, x + 170, line, options);
}
