import type { ImportRow } from '@extranet/shared/contracts';
import type { App } from '../../../../base/app-types.ts';
import { readContents } from '../../../../base/files/files.service.ts';
import type { ImportUse } from '../../../../base/imports/import-uses.ts';
import { newId } from '../../../../base/secrets/tokens.ts';
import { sheetTooLarge } from '../../../../base/spreadsheets/sheet.ts';
import { inWorker } from '../../../../base/workers/in-worker.ts';
import { listsInWords } from './lists-in-words.ts';
import type { ApplicationsTask } from './run-applications-import.ts';

const LIMITS = {
  withinMs: 120_000,
  memoryMb: 256,
  exhausted: () => sheetTooLarge('il demande trop de temps ou de mémoire.'),
};

/** Vehicles that products fit: a file replaces those of every reference that it names. */
export const applicationsUse: ImportUse = {
  kind: 'applications',
  change: inOwnThread,
  inWords: listsInWords,
  look: async (app, { by, file, columns }) =>
    inOwnThread(app, {
      kind: 'look',
      importId: newId(),
      ...{ by, columns },
      fileName: file.name,
      contents: await readContents(app, file),
      at: app.now().toISOString(),
    }),
};

function inOwnThread({ config: { dataDir, databaseUrl } }: App, task: ApplicationsTask): Promise<ImportRow> {
  const module = new URL('./applications-import.worker.ts', import.meta.url);
  return inWorker<ImportRow>(module, { database: { dataDir, databaseUrl }, task }, LIMITS);
}
