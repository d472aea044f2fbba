import type { ImportKind, ImportRow } from '@extranet/shared/contracts';
import type { App } from '../app-types.ts';
import type { Actor } from '../audit/actor.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { ChangeTask } from './change-import.ts';
import type { InWords } from './import-results.queries.ts';

/** A file that somebody sent to see what it would change. */
export interface Look {
  readonly by: Actor;
  readonly file: FilesTable;
  /** Which head of the file is which column; undefined: the heads say so themselves. */
  readonly columns: Readonly<Record<string, string>> | undefined;
  /** Of one customer, where the file does not say of whom. */
  readonly customer: string | null;
}

/** What can be imported. Each wing brings its own. */
export interface ImportUse {
  readonly kind: ImportKind;
  /** Applies or takes back, away from the thread that answers requests. */
  change(app: App, task: ChangeTask): Promise<ImportRow>;
  /** Left out where what its lines keep as text is words already. */
  readonly inWords?: InWords;
  /** Left out where a use has a face of its own. */
  look?(app: App, look: Look): Promise<ImportRow>;
}
