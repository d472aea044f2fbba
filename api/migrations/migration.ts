/** What the two databases write differently in a table's definition. */
export interface ColumnTypes {
  /** Text compared byte by byte, so that prefixes use an index and lists sort alike everywhere. */
  readonly text: string;
}

export interface Migration {
  /** Never renamed once released: it is recorded in the database. */
  readonly name: string;
  statements(types: ColumnTypes): string[];
}
