/** What is in a database at one moment: enough to tell whether a copy of it is the same. */
export interface Contents {
  /** The last migration that had run. */
  readonly schema: string;
  /** The number of rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** One for each table, whatever the order of its rows. */
  readonly checksums: Readonly<Record<string, string>>;
  readonly stored: readonly StoredFile[];
}

/** A file that the database names. */
export interface StoredFile {
  readonly id: string;
  readonly sha256: string;
}

/** What a backup noted of its database; those of before have no checksums. */
type Noted = Pick<Contents, 'schema' | 'rows'> & Partial<Pick<Contents, 'checksums'>>;

/** The first difference, as a sentence; null where the copy is what was noted. */
export function differenceBetween(noted: Noted, found: Contents): string | null {
  if (noted.schema !== found.schema) return `its schema is '${found.schema}' instead of '${noted.schema}'`;
  for (const [table, expected] of Object.entries(noted.rows)) {
    const rows = found.rows[table];
    if (rows === undefined) return `the table ${table} is missing`;
    if (rows !== expected) return `the table ${table} has ${rows} rows instead of ${expected}`;
    const checksum = noted.checksums?.[table];
    if (checksum !== undefined && checksum !== found.checksums[table])
      return `rows of the table ${table} are not what was backed up`;
  }
  const stray = Object.keys(found.rows).find((table) => !(table in noted.rows));
  return stray ? `the table ${stray} was not there` : null;
}
