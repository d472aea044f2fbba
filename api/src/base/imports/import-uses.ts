import type { ImportKind, ImportRow } from '@extranet/shared/contracts';
import type { App } from '../app-types.ts';
import type { ChangeTask } from './change-import.ts';

/** What can be imported. Each wing brings its own. */
export interface ImportUse {
  readonly kind: ImportKind;
  /** Applies or takes back, away from the thread that answers requests. */
  change(app: App, task: ChangeTask): Promise<ImportRow>;
}
