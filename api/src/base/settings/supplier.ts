import type { Supplier } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../db/schema.ts';
import { publicConfig } from './public-config.ts';
import { readSetting } from './settings.queries.ts';

const standard: Supplier = {
  name: publicConfig.brand.name,
  address: '12 rue des Chantiers',
  postcode: '44100',
  city: 'Nantes',
  phone: publicConfig.phone_number,
  email: 'commandes@extranet.example',
  legal: 'SAS au capital de 50 000 € – RCS Nantes 123 456 789 – TVA FR12 123456789',
};

/** The setting 'supplier' replaces any of these. */
export async function readSupplier(db: DbOrTransaction): Promise<Supplier> {
  return { ...standard, ...(await readSetting<Partial<Supplier>>(db, 'supplier', {})) };
}
