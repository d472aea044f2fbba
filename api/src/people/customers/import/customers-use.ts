import type { ImportRow } from '@extranet/shared/contracts';
import type { App } from '../../../base/app-types.ts';
import { readContents } from '../../../base/files/files.service.ts';
import type { ImportUse } from '../../../base/imports/import-uses.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { sheetTooLarge } from '../../../base/spreadsheets/sheet.ts';
import { inWorker } from '../../../base/workers/in-worker.ts';
import type { Written } from './customer-fields.ts';
import type { CustomersTask } from './run-customers-import.ts';

const LIMITS = {
  withinMs: 60_000,
  memoryMb: 192,
  exhausted: () => sheetTooLarge('il demande trop de temps ou de mémoire.'),
};

/** Accounts of customers: those that a file names by their address or number, and new ones. */
export const customersUse: ImportUse = {
  kind: 'customers',
  change: inOwnThread,
  inWords: (before, after) => ({ textBefore: valuesInWords(before), textAfter: valuesInWords(after) }),
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

/** 'Ville : Brest ; Pays : FRANCE' */
const valuesInWords = (json: string | null): string | null =>
  json === null
    ? null
    : Object.entries(JSON.parse(json) as Written)
        .map(([label, value]) => `${label}\u00a0: ${value === '' ? '–' : value}`)
        .join('\u00a0; ');

function inOwnThread({ config: { dataDir, databaseUrl } }: App, task: CustomersTask): Promise<ImportRow> {
  const module = new URL('./customers-import.worker.ts', import.meta.url);
  return inWorker<ImportRow>(module, { database: { dataDir, databaseUrl }, task }, LIMITS);
}
