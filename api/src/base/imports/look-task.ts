import type { App } from '../app-types.ts';
import type { Actor } from '../audit/actor.ts';
import { readContents } from '../files/files.service.ts';
import { newId } from '../secrets/tokens.ts';
import type { Look } from './import-uses.ts';

/** A file to be looked at, as an import's thread takes it. */
export interface LookTask {
  readonly kind: 'look';
  readonly importId: string;
  readonly by: Actor;
  readonly fileName: string;
  readonly contents: Uint8Array;
  readonly at: string;
}

/** One whose columns are named by its heads, or by whoever sent it. */
export interface NamedLookTask extends LookTask {
  readonly columns: Look['columns'];
}

export const lookTask = async (app: App, { by, file }: Pick<Look, 'by' | 'file'>): Promise<LookTask> => ({
  kind: 'look',
  importId: newId(),
  by,
  fileName: file.name,
  contents: await readContents(app, file),
  at: app.now().toISOString(),
});
