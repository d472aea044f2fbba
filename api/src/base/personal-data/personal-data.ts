import type { FilesTable } from '../db/schema/faq-files.ts';
import type { DbOrTransaction } from '../db/schema.ts';

/** What stands wherever an erased person's name stood. */
export const ERASED_NAME = 'Utilisateur supprimé';

/** Whose data is asked for, and by what names other people's lines may have called them. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly names: readonly string[];
}

/**
 * What one wing holds about people. Privacy asks each wing in turn, so that nobody reaches into another wing's tables and a
 * new table is remembered by whoever makes it.
 */
export interface PersonalData {
  /** By what it is; secrets and their hashes are no data about anybody and are left out. */
  held(db: DbOrTransaction, person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** In the erasure's transaction. Answers the files whose bytes are to go once it is committed. */
  erase(db: DbOrTransaction, person: Person): Promise<readonly FilesTable[]>;
}
