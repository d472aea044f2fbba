import { importThread } from '../../../../base/imports/import-thread.ts';
import type { ImportUse } from '../../../../base/imports/import-uses.ts';
import { lookTask } from '../../../../base/imports/look-task.ts';
import { listsInWords } from './lists-in-words.ts';
import type { ApplicationsTask } from './run-applications-import.ts';

const inOwnThread = importThread<ApplicationsTask>(
  new URL('./applications-import.worker.ts', import.meta.url),
  {
    withinMs: 120_000,
    memoryMb: 256,
  },
);

/** Vehicles that products fit: a file replaces those of every reference that it names. */
export const applicationsUse: ImportUse = {
  kind: 'applications',
  change: inOwnThread,
  inWords: listsInWords,
  look: async (app, look) => inOwnThread(app, { ...(await lookTask(app, look)), columns: look.columns }),
};
