import { importThread } from '../../../base/imports/import-thread.ts';
import type { ImportUse } from '../../../base/imports/import-uses.ts';
import { lookTask } from '../../../base/imports/look-task.ts';
import type { Written } from './customer-fields.ts';
import type { CustomersTask } from './run-customers-import.ts';

const inOwnThread = importThread<CustomersTask>(new URL('./customers-import.worker.ts', import.meta.url), {
  withinMs: 60_000,
  memoryMb: 192,
});

/** Accounts of customers: those that a file names by their address or number, and new ones. */
export const customersUse: ImportUse = {
  kind: 'customers',
  change: inOwnThread,
  inWords: (before, after) => ({ textBefore: valuesInWords(before), textAfter: valuesInWords(after) }),
  look: async (app, look) => inOwnThread(app, { ...(await lookTask(app, look)), columns: look.columns }),
};

/** 'Ville : Brest ; Pays : FRANCE' */
const valuesInWords = (json: string | null): string | null =>
  json === null
    ? null
    : Object.entries(JSON.parse(json) as Written)
        .map(([label, value]) => `${label}\u00a0: ${value === '' ? '–' : value}`)
        .join('\u00a0; ');
