/** Text stays text: '00042' keeps its zeros. A number is one in the file too; null is an empty cell. */
export type Cell = string | number | null;

export interface ExportColumn<Row> {
  readonly head: string;
  readonly value: (row: Row) => Cell;
  /** How a number is written in a CSV file: prices with their cents, always. */
  readonly decimals?: number;
  /** '30/11/2026' or nothing: a day in a workbook, which can be sorted by. */
  readonly isDay?: true;
  /** In a workbook, in characters, where its texts are longer than most. */
  readonly width?: number;
}

/** Rows come in pages, so that neither the database's answer nor the file is ever held whole. */
export type Pages<Row> = AsyncIterable<readonly Row[]>;

export interface ExportTable<Row> {
  readonly columns: readonly ExportColumn<Row>[];
  readonly pages: Pages<Row>;
}

/** What is held already, as a table of one page. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
