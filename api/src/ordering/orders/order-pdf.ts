import type { Supplier } from '@extranet/shared/contracts';
import type { OrdersTable } from '../../base/db/schema/orders.ts';
import {
  ACCENT,
  GROUND,
  INK,
  LEFT,
  LINE,
  openSheet,
  RIGHT,
  type Sheet,
  SOFT,
  WIDTH,
} from '../../base/pdf/sheet.ts';
import { dateAndTime, euros, percent, phoneInPairs } from '../../base/text/french.ts';
import { addressLines } from '../deliveries/delivery.present.ts';
import { estimatedDelivery } from '../estimated-delivery.ts';
import { companyOn } from './company-copy.ts';
import type { OrderForm } from './order-form.ts';
import { drawLines } from './order-pdf.table.ts';
import { attachOrderX } from './order-x/attach-order-x.ts';

const NO_INVOICE = 'Ce document est un bon de commande. Il ne constitue pas une facture.';
/** Two equal lines may differ by a cent in VAT: whoever checks a line by hand reads why. */
const VAT_SPREAD = 'TVA calculée sur le total HT, puis répartie au centime entre les lignes.';
const HALF = (WIDTH - 16) / 2;
const TOTALS_HEIGHT = 84;
const TOTALS_GAP = 14;

/** The 'Bon de commande' that a customer keeps. */
export async function orderPdf(form: OrderForm): Promise<Buffer> {
  const { order, supplier, vehicles, reserves } = form;
  const items = form.items.map((item) => {
    const vehicle = vehicles.get(item.id);
    if (!vehicle) return item;
    const label = `${item.label} – pour ${vehicle}`;
    const reserve = reserves.get(item.id);
    return { ...item, label: reserve ? `${label}\n${reserve}` : label };
  });
  const date = new Date(order.validated_at ?? order.ordered_at);
  const sheet = await openSheet({ title: `Bon de commande ${order.ref}`, author: supplier.name, date });
  const nextPage = () => {
    sheet.doc.addPage();
    sheet.text(`Bon de commande ${order.ref}`, LEFT, 36, HALF, { weight: 'bold', size: 10 });
    sheet.rule(54, supplier.accent || ACCENT, 1.5);
    return 66;
  };
  drawHeader(sheet, form);
  const afterFacts = drawFacts(sheet, form, 136);
  const afterAddresses = drawAddresses(sheet, form, afterFacts + 18);
  const y = drawLines(sheet, items, afterAddresses + 20, nextPage, TOTALS_HEIGHT + TOTALS_GAP);
  drawTotals(sheet, order, y + TOTALS_GAP);
  drawFooters(sheet, supplier);
  // Nobody's system should execute an order that was cancelled.
  if (order.status !== 'annulee') attachOrderX(sheet.doc, form, date);
  return sheet.finish();
}

function drawHeader(sheet: Sheet, { order, supplier }: OrderForm): void {
  let y = 40;
  y += sheet.text(supplier.name, LEFT, y, HALF, { size: 13, weight: 'bold' }) + 3;
  const contact = [
    supplier.address,
    `${supplier.postcode} ${supplier.city}`,
    `${supplier.phone} – ${supplier.email}`,
  ];
  for (const line of contact) y += sheet.text(line, LEFT, y, HALF, { color: SOFT }) + 1;
  sheet.text('Bon de commande', RIGHT - HALF, 38, HALF, { size: 20, weight: 'bold', align: 'right' });
  sheet.text(order.ref, RIGHT - HALF, 66, HALF, { size: 12, align: 'right' });
  if (order.status === 'annulee') {
    sheet.text('Commande annulée', RIGHT - HALF, 84, HALF, {
      weight: 'bold',
      color: '#b3201b',
      align: 'right',
    });
  }
  sheet.rule(114, supplier.accent || ACCENT, 2);
}

/** So that a number, or a day with its hour, stands whole. */
const FACTS_IN_A_ROW = 3;

function drawFacts(sheet: Sheet, { order, items, customer }: OrderForm, top: number): number {
  const facts: [string, string][] = [
    ['Numéro', order.ref],
    ['Commandé le', dateAndTime(order.ordered_at)],
    ['Validé le', order.validated_at ? dateAndTime(order.validated_at) : '–'],
    ['Livraison estimée', estimatedDelivery(order.promised_on, items)],
    ['Votre référence', order.internal_ref || '–'],
    ...(customer.loyalty_number ? ([['N° de fidélité', customer.loyalty_number]] as [string, string][]) : []),
  ];
  const width = WIDTH / FACTS_IN_A_ROW;
  let y = top;
  for (let first = 0; first < facts.length; first += FACTS_IN_A_ROW) {
    const heights = facts.slice(first, first + FACTS_IN_A_ROW).map(([label, value], index) => {
      const x = LEFT + index * width;
      sheet.text(label, x, y, width - 8, { size: 8, color: SOFT });
      return sheet.text(value, x, y + 12, width - 8, { weight: 'bold' });
    });
    y += 12 + Math.max(...heights) + (first + FACTS_IN_A_ROW < facts.length ? 6 : 0);
  }
  return y;
}

/** Without the customer's phone: an order keeps none, and today's is not that of the day. Whoever delivers has that of the address. */
function drawAddresses(sheet: Sheet, { order, customer, delivery }: OrderForm, top: number): number {
  const company = companyOn(order);
  const billed = [
    customer.comp_name,
    `${customer.firstname} ${customer.name}`,
    customer.address,
    `${customer.postcode} ${customer.city}`.trim(),
    customer.country,
    customer.email,
    company?.siret ? `${company.siret.length === 9 ? 'SIREN' : 'SIRET'}\u00a0: ${company.siret}` : '',
    company?.vatNumber ? `TVA\u00a0: ${company.vatNumber}` : '',
  ].filter((line) => line.trim() !== '');
  const phones = [delivery.daPhone1, delivery.daPhone2]
    .filter((phone) => phone.trim() !== '')
    .map(phoneInPairs)
    .join(' – ');
  const instructions = company?.instructions ? `Consignes\u00a0: ${company.instructions}` : '';
  const delivered = [...addressLines(delivery), phones, delivery.daEmail, instructions].filter(
    (line) => line.trim() !== '',
  );
  const heights = [
    drawAddress(sheet, 'Client', billed, LEFT, top),
    drawAddress(sheet, 'Livraison', delivered, RIGHT - HALF, top),
  ];
  const bottom = top + Math.max(...heights);
  for (const x of [LEFT, RIGHT - HALF]) {
    sheet.doc
      .rect(x, top, HALF, bottom - top)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
  }
  return bottom;
}

function drawAddress(sheet: Sheet, title: string, lines: readonly string[], x: number, top: number): number {
  let y = top + 10;
  y += sheet.text(title, x + 12, y, HALF - 24, { size: 8, color: SOFT }) + 3;
  for (const [index, line] of lines.entries()) {
    y += sheet.text(line, x + 12, y, HALF - 24, { weight: index === 0 ? 'bold' : 'regular' }) + 1.5;
  }
  return y + 8 - top;
}

function drawTotals(sheet: Sheet, order: OrdersTable, top: number): void {
  const x = RIGHT - 210;
  sheet.text(VAT_SPREAD, LEFT, top + 12, HALF - 16, { size: 8, color: SOFT });
  sheet.box(x, top, 210, TOTALS_HEIGHT, GROUND);
  const rows: [string, string][] = [
    ['Total HT', euros(order.total_et_cents)],
    [`TVA ${percent(order.vat_rate)}`, euros(order.vat_cents)],
  ];
  rows.forEach(([label, value], index) => {
    const y = top + 12 + index * 17;
    sheet.text(label, x + 14, y, 80, { color: SOFT });
    sheet.text(value, x + 84, y, 112, { align: 'right' });
  });
  sheet.doc
    .moveTo(x + 14, top + 48)
    .lineTo(RIGHT - 14, top + 48)
    .lineWidth(0.8)
    .strokeColor(INK)
    .stroke();
  sheet.text('Total TTC', x + 14, top + 58, 80, { size: 12, weight: 'bold' });
  sheet.text(euros(order.total_it_cents), x + 84, top + 58, 112, {
    size: 12,
    weight: 'bold',
    align: 'right',
  });
}

/** Drawn once all pages are known: each shows its number and how many there are. */
function drawFooters(sheet: Sheet, supplier: Supplier): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(start + page);
    sheet.rule(790);
    const style = { size: 7.5, color: SOFT };
    sheet.text(NO_INVOICE, LEFT, 797, WIDTH - 80, style);
    sheet.text(`${supplier.name} – ${supplier.legal}`, LEFT, 808, WIDTH - 80, style);
    sheet.text(`Page ${page + 1} / ${count}`, RIGHT - 80, 797, 80, { ...style, align: 'right' });
  }
}
