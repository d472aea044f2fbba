import type { Delivery } from '@extranet/shared/contracts';
import { embeddedFont, printable, type Weight } from '../../../../base/pdf/pdf-text.ts';
import { INK, openSheet, type Sheet, SOFT } from '../../../../base/pdf/sheet.ts';

/** A4 sheets of 3 × 8 labels of 70 × 37 mm, as any stationer has them: 297 mm are eight of them and half a millimetre at each edge. */
const MM = 72 / 25.4;
const ACROSS = 3;
const DOWN = 8;
const WIDTH = 70 * MM;
const HEIGHT = 37 * MM;
const TOP = 0.5 * MM;
/** Printers leave so much blank at the edges. */
const INSET = 6 * MM;
const HOME = 'FRANCE';

export interface Labelled {
  readonly ref: string;
  readonly internal_ref: string;
  readonly delivery: Delivery;
}

interface Of {
  readonly author: string;
  readonly at: Date;
}

/** An address on each label, and below it which order goes there. */
export async function labelsPdf(orders: readonly Labelled[], { author, at }: Of): Promise<Buffer> {
  const sheet = await openSheet({ title: 'Étiquettes d’expédition', author, date: at });
  for (const [index, order] of orders.entries()) {
    const place = index % (ACROSS * DOWN);
    if (place === 0 && index > 0) sheet.doc.addPage();
    const x = (place % ACROSS) * WIDTH + INSET;
    const y = TOP + Math.floor(place / ACROSS) * HEIGHT + INSET;
    drawLabel(sheet, order, x, y);
  }
  return sheet.finish();
}

function drawLabel(sheet: Sheet, { ref, internal_ref, delivery }: Labelled, x: number, top: number): void {
  const person = `${delivery.daFirstname} ${delivery.daName}`.trim();
  const abroad = delivery.daCountry.toUpperCase() === HOME ? '' : delivery.daCountry.toUpperCase();
  const lines: [text: string, weight: Weight][] = [
    [delivery.daCompName || person, 'bold'],
    [delivery.daCompName ? person : '', 'regular'],
    [delivery.daAddress, 'regular'],
    [`${delivery.daPostCode} ${delivery.daCity}`.trim(), 'bold'],
    [abroad, 'regular'],
  ];
  let y = top;
  for (const [text, weight] of lines) if (text) y += oneLine(sheet, text, x, y, { weight, size: 9.5 });
  const order = [ref, internal_ref].filter(Boolean).join(' – ');
  oneLine(sheet, order, x, top + HEIGHT - 2 * INSET - 8, { size: 7, color: SOFT });
}

/** Never runs into the next label: what is too long is cut with an ellipsis. */
function oneLine(
  { doc }: Sheet,
  text: string,
  x: number,
  y: number,
  { weight = 'regular' as Weight, size = 9, color = INK },
): number {
  const height = size * 1.3;
  doc.font(embeddedFont(weight)).fontSize(size).fillColor(color);
  doc.text(printable(text), x, y, { width: WIDTH - 2 * INSET, height, ellipsis: true });
  return height;
}
