import type { ImportRow } from '@extranet/shared/contracts';
import type { App } from '../../../base/app-types.ts';
import { orNotFound } from '../../../base/errors.ts';
import { readContents } from '../../../base/files/files.service.ts';
import type { ImportUse } from '../../../base/imports/import-uses.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { sheetTooLarge } from '../../../base/spreadsheets/sheet.ts';
import { inWorker } from '../../../base/workers/in-worker.ts';
import { findCustomer } from '../../../people/index.ts';
import type { PricesTask } from './run-prices-import.ts';

const LIMITS = {
  withinMs: 60_000,
  memoryMb: 128,
  exhausted: () => sheetTooLarge('il demande trop de temps ou de mémoire.'),
};

/** Special prices of one customer, or of as many as the file names. */
export const specialPricesUse: ImportUse = {
  kind: 'specialPrices',
  change: inOwnThread,
  async look(app, { by, file, columns, customer }) {
    if (customer !== null) orNotFound(await findCustomer(app.db, customer));
    return inOwnThread(app, {
      kind: 'look',
      importId: newId(),
      ...{ by, columns, customer },
      fileName: file.name,
      contents: await readContents(app, file),
      at: app.now().toISOString(),
    });
  },
};

function inOwnThread({ config: { dataDir, databaseUrl } }: App, task: PricesTask): Promise<ImportRow> {
  const module = new URL('./prices-import.worker.ts', import.meta.url);
  return inWorker<ImportRow>(module, { database: { dataDir, databaseUrl }, task }, LIMITS);
}
