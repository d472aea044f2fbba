import type { OrderItemsTable } from '../../base/db/schema/orders.ts';
import { BOTTOM, GROUND, INK, LEFT, type Sheet, SOFT, WIDTH } from '../../base/pdf/sheet.ts';
import { euros, plainNumber } from '../../base/text/french.ts';

interface Column {
  readonly head: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly strong?: boolean;
  readonly cell: (item: OrderItemsTable) => string;
}

/** A cancelled line stays on the form, without amounts: it is in no total. */
const isCancelled = ({ state }: OrderItemsTable) => state === 'annulee';
const labelOf = (item: OrderItemsTable) =>
  isCancelled(item) ? `Ligne annulée\u00a0: ${item.label}` : item.label;
const amount = (cell: (item: OrderItemsTable) => string) => (item: OrderItemsTable) =>
  isCancelled(item) ? '–' : cell(item);

/** The widths add up to WIDTH. */
const COLUMNS: readonly Column[] = [
  { head: 'Référence', width: 78, align: 'left', strong: true, cell: (item) => item.prod_ref },
  { head: 'Désignation', width: 133, align: 'left', cell: labelOf },
  { head: 'Qté', width: 32, align: 'right', cell: (item) => plainNumber(item.quantity) },
  { head: 'Prix unit. HT', width: 72, align: 'right', cell: (item) => `${euros(item.unit_cents)}\u00a0HT` },
  {
    head: 'Total HT',
    width: 70,
    align: 'right',
    cell: amount((item) => `${euros(item.total_et_cents)}\u00a0HT`),
  },
  { head: 'TVA', width: 52, align: 'right', cell: amount((item) => euros(item.vat_cents)) },
  {
    head: 'Total TTC',
    width: 74,
    align: 'right',
    cell: amount((item) => `${euros(item.total_it_cents)}\u00a0TTC`),
  },
];
const GAP = 5;
const HEAD_HEIGHT = 20;
const CELL_SIZE = 8.5;
/** Amounts of millions are written smaller rather than on two lines. */
const CELL_SIZE_MIN = 6;

/** Draws the lines, on as many pages as they need; the last one stays with the totals. Returns the y where they end. */
export function drawLines(
  sheet: Sheet,
  items: readonly OrderItemsTable[],
  top: number,
  nextPage: () => number,
  totalsHeight: number,
): number {
  let y = drawHead(sheet, top);
  for (const [index, item] of items.entries()) {
    const height = heightOf(sheet, item);
    const after = index === items.length - 1 ? totalsHeight : 0;
    if (y + height + after > BOTTOM) y = drawHead(sheet, nextPage());
    drawLine(sheet, item, y);
    y += height;
    sheet.rule(y);
  }
  return y;
}

function drawHead(sheet: Sheet, y: number): number {
  sheet.box(LEFT, y, WIDTH, HEAD_HEIGHT, GROUND);
  forEachColumn((column, x, width) => {
    sheet.text(column.head, x, y + 6, width, { size: 8, color: SOFT, align: column.align });
  });
  return y + HEAD_HEIGHT;
}

function drawLine(sheet: Sheet, item: OrderItemsTable, y: number): void {
  forEachColumn((column, x, width) => {
    const value = column.cell(item);
    const style = {
      size: column.align === 'right' ? fittingSize(sheet, value, width) : CELL_SIZE,
      weight: column.strong ? ('bold' as const) : ('regular' as const),
      color: INK,
    };
    sheet.text(value, x, y + 5, width, { ...style, align: column.align });
  });
}

function heightOf(sheet: Sheet, item: OrderItemsTable): number {
  const heights: number[] = [];
  forEachColumn((column, _x, width) => {
    if (column.align === 'right') return;
    const weight = column.strong ? ('bold' as const) : ('regular' as const);
    heights.push(sheet.height(column.cell(item), width, { size: CELL_SIZE, weight }));
  });
  return Math.max(...heights) + 10;
}

function fittingSize(sheet: Sheet, value: string, width: number): number {
  const natural = sheet.width(value, { size: CELL_SIZE });
  return natural <= width ? CELL_SIZE : Math.max(CELL_SIZE_MIN, (CELL_SIZE * width) / natural - 0.05);
}

function forEachColumn(draw: (column: Column, x: number, width: number) => void): void {
  let x = LEFT;
  for (const column of COLUMNS) {
    draw(column, x + GAP, column.width - 2 * GAP);
    x += column.width;
  }
}
