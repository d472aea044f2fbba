import type { FileResponse, Supplier } from '@extranet/shared/contracts';
import { hasReturnSlip } from '@extranet/shared/rules/order';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import {
  ACCENT,
  BOTTOM,
  GROUND,
  LEFT,
  openSheet,
  RIGHT,
  type Sheet,
  SOFT,
  WIDTH,
} from '../../base/pdf/sheet.ts';
import { drawQrCode } from '../../base/pictures/qr-code.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { dateAndTime, plainNumber } from '../../base/text/french.ts';
import { REASON_WORDS } from './return-words.ts';
import { eventsOfReturns, linesOfReturns, type StoredReturn } from './returns.queries.ts';

const CODE = 110;
const HALF = (WIDTH - 16) / 2;

/** What the customer lays into the parcel: the code leads to the return's page. Made whenever it is asked for. */
export async function returnSlip(
  db: DbOrTransaction,
  row: StoredReturn,
  publicUrl: string,
): Promise<FileResponse> {
  if (!hasReturnSlip(row.state))
    throw conflict('return.noSlip', 'Le bon de retour est disponible une fois le retour accepté.');
  const accepted = (await eventsOfReturns(db, [row.id])).find(({ state }) => state === 'accepte');
  const supplier = await readSupplier(db);
  const lines = await linesOfReturns(db, [row.id]);
  const at = accepted?.at ?? row.asked_at;
  const sheet = await openSheet({
    title: `Bon de retour ${row.ref}`,
    author: supplier.name,
    date: new Date(at),
  });
  await drawHead(sheet, row, supplier, `${publicUrl}/orders/returns/${row.id}`);
  const facts: [string, string][] = [
    ['Retour', row.ref],
    ['Commande', row.order_ref],
    ['Accepté le', dateAndTime(at)],
    ['Client', row.comp_name || `${row.firstname} ${row.name}`.trim()],
    ['Raison', REASON_WORDS[row.reason]],
  ];
  let y = 196;
  for (const [label, value] of facts) {
    sheet.text(label, LEFT, y, 90, { color: SOFT });
    y += sheet.text(value, LEFT + 96, y, WIDTH - 96, { weight: 'bold' }) + 4;
  }
  y = drawLines(sheet, lines, y + 14);
  if (accepted?.note) y += sheet.text(accepted.note, LEFT, y + 12, WIDTH) + 12;
  drawFoot(sheet, supplier);
  const name = `Bon de retour ${row.ref}.pdf`;
  const contents = (await sheet.finish()).toString('base64');
  return { name, filename: name, mimetype: 'application/pdf', contents };
}

async function drawHead(sheet: Sheet, row: StoredReturn, supplier: Supplier, url: string): Promise<void> {
  let y = 40;
  y += sheet.text('À joindre au colis', LEFT, y, HALF, { size: 20, weight: 'bold' }) + 6;
  y += sheet.text(`Bon de retour ${row.ref}`, LEFT, y, HALF, { size: 12 }) + 10;
  y += sheet.text('Adressez le colis à', LEFT, y, HALF, { size: 8, color: SOFT }) + 2;
  const address = [supplier.name, supplier.address, `${supplier.postcode} ${supplier.city}`];
  for (const line of address) y += sheet.text(line, LEFT, y, HALF, { weight: 'bold' }) + 1;
  const code = await drawQrCode(url, 440);
  sheet.doc.image(code, RIGHT - CODE, 34, { width: CODE, height: CODE });
  sheet.text('Suivre ce retour', RIGHT - CODE, 34 + CODE, CODE, { size: 8, color: SOFT, align: 'center' });
  sheet.rule(176, ACCENT, 2);
}

type Line = Awaited<ReturnType<typeof linesOfReturns>>[number];

function drawLines(sheet: Sheet, lines: readonly Line[], top: number): number {
  const head = (y: number) => {
    sheet.box(LEFT, y, WIDTH, 20, GROUND);
    sheet.text('Référence', LEFT + 6, y + 6, 110, { size: 8, color: SOFT });
    sheet.text('Désignation', LEFT + 122, y + 6, 300, { size: 8, color: SOFT });
    sheet.text('Qté', RIGHT - 66, y + 6, 60, { size: 8, color: SOFT, align: 'right' });
    return y + 20;
  };
  let y = head(top);
  for (const { prod_ref, label, quantity } of lines) {
    const height = sheet.height(label, 300) + 10;
    if (y + height > BOTTOM) {
      sheet.doc.addPage();
      y = head(40);
    }
    sheet.text(prod_ref, LEFT + 6, y + 5, 110, { weight: 'bold' });
    sheet.text(label, LEFT + 122, y + 5, 300);
    sheet.text(plainNumber(quantity), RIGHT - 66, y + 5, 60, { align: 'right' });
    y += height;
    sheet.rule(y);
  }
  return y;
}

/** On each page: whose it is, and which page of how many. */
function drawFoot(sheet: Sheet, supplier: Supplier): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(start + page);
    sheet.rule(790);
    const style = { size: 7.5, color: SOFT };
    sheet.text(`${supplier.name} – ${supplier.legal}`, LEFT, 797, WIDTH - 80, style);
    sheet.text(`Page ${page + 1} / ${count}`, RIGHT - 80, 797, 80, { ...style, align: 'right' });
  }
}
