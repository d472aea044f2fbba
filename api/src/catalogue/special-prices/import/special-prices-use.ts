import { orNotFound } from '../../../base/errors.ts';
import { importThread } from '../../../base/imports/import-thread.ts';
import type { ImportUse } from '../../../base/imports/import-uses.ts';
import { lookTask } from '../../../base/imports/look-task.ts';
import { findCustomer } from '../../../people/index.ts';
import type { PricesTask } from './run-prices-import.ts';

const inOwnThread = importThread<PricesTask>(new URL('./prices-import.worker.ts', import.meta.url), {
  withinMs: 60_000,
  memoryMb: 128,
});

/** Special prices of one customer, or of as many as the file names. */
export const specialPricesUse: ImportUse = {
  kind: 'specialPrices',
  change: inOwnThread,
  async look(app, look) {
    const { columns, customer } = look;
    if (customer !== null) orNotFound(await findCustomer(app.db, customer));
    return inOwnThread(app, { ...(await lookTask(app, look)), columns, customer });
  },
};
