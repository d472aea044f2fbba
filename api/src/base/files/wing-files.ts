import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { CurrentUser } from '../current-user.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { DbOrTransaction, Schema } from '../db/schema.ts';

type FileRule = (db: DbOrTransaction, user: CurrentUser, file: FilesTable) => boolean | Promise<boolean>;
type ByKind = Readonly<Partial<Record<FilesTable['kind'], FileRule>>>;

/** What a wing knows of the files that its rows use: the ground reads none of its tables. */
export interface WingFiles {
  /** Whether a customer may read a file of this kind; without a rule only administrators may. */
  readonly readers: ByKind;
  /** Whether a customer who may read it may turn it; without a rule only administrators may. */
  readonly turners?: ByKind;
  /** Of an upload: whether a row of the wing uses it. */
  readonly uses: (files: ExpressionBuilder<Schema, 'files'>) => Expression<SqlBool>;
  /** Files that are asked for by a name of the wing. */
  readonly findNamed?: (db: DbOrTransaction, name: string) => Promise<FilesTable | undefined>;
  /** A customer has opened it. */
  readonly opened?: (db: DbOrTransaction, file: FilesTable, now: Date) => Promise<void>;
}
