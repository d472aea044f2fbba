/** The column types that differ between the two databases. */
export interface ColumnTypes {
  /** Text compared byte by byte, so that an index serves prefixes and both databases sort alike. */
  readonly text: string;
  /** What makes json_extract(text, '$.name'), where the database has none of its own. */
  readonly jsonExtract: readonly string[];
}

export interface Migration {
  /** Never renamed once released: it is recorded in the database. */
  readonly name: string;
  /**
   * Only where it takes away what a program may still use, or asks for more than one gave: the migration whose programs were the
   * first to do without. Programs that do not know that one must be gone before this one runs (ADR 0051).
   */
  readonly contract?: { readonly unusedSince: string };
  statements(types: ColumnTypes): string[];
}
