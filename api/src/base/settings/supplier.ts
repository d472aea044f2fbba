import type { Config, Supplier, SupplierSettings } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../db/schema.ts';
import { publicConfig } from './public-config.ts';
import { readSetting, readVersioned } from './settings.queries.ts';

/** The setting that replaces any of what stands below. */
export const SUPPLIER_SETTING = 'supplier';
/** Its logo's bytes, apart from what every page and mail reads. */
export const LOGO_SETTING = 'supplier.logo';

/** As it is kept: the logo by its hash, the version in a column of its own. */
export type KeptSupplier = Omit<SupplierSettings, 'version'>;

export interface KeptLogo {
  hash: string;
  webp: string;
}

const standard: KeptSupplier = {
  name: publicConfig.brand.name,
  address: '12 rue des Chantiers',
  postcode: '44100',
  city: 'Nantes',
  phone: publicConfig.phone_number,
  email: 'commandes@extranet.example',
  legal: 'SAS au capital de 50 000 € – RCS Nantes 123 456 789 – TVA FR12 123456789',
  hosting: '',
  colour: '',
  accent: '',
  header: '',
  logo: '',
};

const COLOUR = /^#[0-9a-f]{6}$/i;
const colour = (kept: unknown): string => (typeof kept === 'string' && COLOUR.test(kept) ? kept : '');

export async function readKeptSupplier(
  db: DbOrTransaction,
): Promise<{ value: KeptSupplier; version: number }> {
  const { value: kept, version } = await readVersioned<Partial<KeptSupplier>>(db, SUPPLIER_SETTING, {});
  // Before there was a page for it, the logo's colour was a setting of its own.
  const own = kept.colour ?? (await readSetting<unknown>(db, 'brand.colour', ''));
  return { value: { ...whole(kept), colour: colour(own) }, version };
}

const whole = (kept: Partial<KeptSupplier>): KeptSupplier => ({
  ...standard,
  ...kept,
  accent: colour(kept.accent),
  header: colour(kept.header),
});

/** As it stands on order forms, on paper and under every mail. */
export async function readSupplier(db: DbOrTransaction): Promise<Supplier> {
  const kept = await readSetting<Partial<KeptSupplier>>(db, SUPPLIER_SETTING, {});
  const { name, address, postcode, city, phone, email, legal, accent, header } = whole(kept);
  return { name, address, postcode, city, phone, email, legal, accent, header };
}

export const logoAddress = (hash: string): string => (hash ? `/api/config/logo/${hash}` : '');

/** What every page carries of it. */
export async function readBrand(db: DbOrTransaction): Promise<Pick<Config, 'brand' | 'phone_number'>> {
  const { name, colour: own, accent, header, logo, phone } = (await readKeptSupplier(db)).value;
  const look = {
    '--color-accent': accent,
    '--color-accentHover': accent && `color-mix(in srgb,${accent} 85%,#fff)`,
    '--color-header': header,
  };
  return { brand: { name, colour: own, look, logo: logoAddress(logo) }, phone_number: phone };
}
