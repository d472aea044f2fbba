import { setImmediate } from 'node:timers/promises';
import type { Supplier } from '@extranet/shared/contracts';
import { ACCENT, BOTTOM, GROUND, INK, LEFT, openSheet, RIGHT, type Sheet, SOFT, WIDTH } from './sheet.ts';

export interface PdfColumn<Row> {
  readonly head: string;
  /** In points; together they are the width of a sheet. */
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly strong?: boolean;
  readonly cell: (row: Row) => string;
}

interface Table<Row> {
  readonly title: string;
  /** Whose it is and from when, below the title. */
  readonly facts: readonly string[];
  readonly supplier: Supplier;
  readonly at: Date;
  readonly columns: readonly PdfColumn<Row>[];
  readonly pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

const GAP = 4;
const SIZE = 8;
const HEAD_HEIGHT = 18;
/** So many lines are drawn before other requests get their turn: some ten milliseconds. */
const LINES_A_TURN = 12;

/** A list on the supplier's paper: heads repeated, pages counted, its text can be selected. */
export async function tablePdf<Row>(table: Table<Row>): Promise<Buffer> {
  const { title, supplier, at, columns } = table;
  const sheet = await openSheet({ title, author: supplier.name, date: at });
  let y = drawHeads(sheet, columns, drawTop(sheet, table));
  const nextPage = () => {
    sheet.doc.addPage();
    sheet.text(title, LEFT, 36, WIDTH, { weight: 'bold', size: 10 });
    sheet.rule(54, ACCENT, 1.5);
    y = drawHeads(sheet, columns, 66);
  };
  let drawn = 0;
  for await (const page of table.pages)
    for (const row of page) {
      const height = heightOf(sheet, columns, row);
      if (y + height > BOTTOM) nextPage();
      drawRow(sheet, columns, row, y);
      y += height;
      sheet.rule(y);
      drawn += 1;
      if (drawn % LINES_A_TURN === 0) await setImmediate();
    }
  drawFeet(sheet, supplier);
  return sheet.finish();
}

function drawTop<Row>(sheet: Sheet, { title, facts, supplier }: Table<Row>): number {
  const half = (WIDTH - 16) / 2;
  let left = 40 + sheet.text(supplier.name, LEFT, 40, half, { size: 13, weight: 'bold' }) + 3;
  const lines = [
    supplier.address,
    `${supplier.postcode} ${supplier.city}`,
    `${supplier.phone} – ${supplier.email}`,
  ];
  for (const line of lines) left += sheet.text(line, LEFT, left, half, { color: SOFT }) + 1;
  let right =
    38 + sheet.text(title, RIGHT - half, 38, half, { size: 18, weight: 'bold', align: 'right' }) + 4;
  for (const fact of facts) right += sheet.text(fact, RIGHT - half, right, half, { align: 'right' }) + 1;
  const y = Math.max(left, right) + 10;
  sheet.rule(y, ACCENT, 2);
  return y + 14;
}

function drawHeads<Row>(sheet: Sheet, columns: readonly PdfColumn<Row>[], y: number): number {
  sheet.box(LEFT, y, WIDTH, HEAD_HEIGHT, GROUND);
  place(columns, ({ head, align = 'left' }, x, width) => {
    sheet.draw(head, x, y + 5, width, { size: 7.5, color: SOFT, align });
  });
  return y + HEAD_HEIGHT;
}

function drawRow<Row>(sheet: Sheet, columns: readonly PdfColumn<Row>[], row: Row, y: number): void {
  place(columns, ({ cell, align = 'left', strong }, x, width) => {
    const weight = strong ? ('bold' as const) : ('regular' as const);
    sheet.draw(cell(row), x, y + 4, width, { size: SIZE, weight, color: INK, align });
  });
}

function heightOf<Row>(sheet: Sheet, columns: readonly PdfColumn<Row>[], row: Row): number {
  let height = 0;
  place(columns, ({ cell, align }, _x, width) => {
    // Numbers stand on one line.
    if (align === 'right' && height > 0) return;
    height = Math.max(height, sheet.height(cell(row) || ' ', width, { size: SIZE }));
  });
  return height + 8;
}

function place<Row>(
  columns: readonly PdfColumn<Row>[],
  draw: (column: PdfColumn<Row>, x: number, width: number) => void,
): void {
  let x = LEFT;
  for (const column of columns) {
    draw(column, x + GAP, column.width - 2 * GAP);
    x += column.width;
  }
}

function drawFeet(sheet: Sheet, supplier: Supplier): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(start + page);
    sheet.rule(790);
    sheet.text(`${supplier.name} – ${supplier.legal}`, LEFT, 796, WIDTH - 80, { size: 7, color: SOFT });
    const counted = `Page ${page + 1} / ${count}`;
    sheet.text(counted, RIGHT - 80, 796, 80, { size: 7, color: SOFT, align: 'right' });
  }
}
