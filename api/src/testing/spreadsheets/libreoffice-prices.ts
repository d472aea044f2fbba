import type { DbOrTransaction } from '../../base/db/schema.ts';

/** What stands in prix-libreoffice.xlsx and prix-libreoffice.csv; README.md says how those were made. */
export const PRICES_OF_FILES = [
  { spProdRef: 'FA-00001', spPrice: 1234.5, spValidFrom: '2027-01-01', spValidTo: '2027-12-31' },
  {
    spProdRef: 'FA-00002',
    spPrice: 0.01,
    spSteps: [
      { from: 10, price: 9.5 },
      { from: 50, price: 9 },
    ],
  },
  { spProdRef: 'FA-00003', spPrice: 999_999.99 },
];

/** A name that a spreadsheet program would reckon, and a number that begins with zeros. */
export const nameTheCustomer = (db: DbOrTransaction, id: string) =>
  db
    .updateTable('users')
    .set({ comp_name: '=1+1 « L’Atelier »', loyalty_number: '000042' })
    .where('id', '=', id)
    .execute();
