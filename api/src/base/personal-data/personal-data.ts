import type { FilesTable } from '../db/schema/faq-files.ts';
import type { DbOrTransaction } from '../db/schema.ts';

/** Replaces the name of an erased person. */
export const ERASED_NAME = 'Utilisateur supprimé';

/** The person whose data is meant, with the names under which other records may mention them. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly names: readonly string[];
}

/**
 * The personal data of one wing. Export and erasure call each wing in turn, so that no wing reads another's tables, and
 * the team that adds a table takes care of its personal data.
 */
export interface PersonalData {
  /** The data by topic, without secrets and their hashes. */
  held(db: DbOrTransaction, person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Runs in the erasure's transaction. Answers the files whose contents are to be removed after the commit. */
  erase(db: DbOrTransaction, person: Person): Promise<readonly FilesTable[]>;
}
