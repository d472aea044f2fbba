import type { LanguageOverrides } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { readSetting } from '../../base/settings/settings.queries.ts';
import { readKeptSupplier } from '../../base/settings/supplier.ts';

export async function findLanguageOverrides(
  db: DbOrTransaction,
  language: string,
): Promise<LanguageOverrides> {
  const own = await readSetting<LanguageOverrides>(db, `languages.${language.toLowerCase()}`, {});
  const legal = language.toLowerCase() === 'fr' ? await legalNotice(db) : undefined;
  return legal ? { ...own, legal: { ...legal, ...own.legal } } : own;
}

/** Who publishes and who hosts the portal, in the legal notice; without settings its own words stay. */
async function legalNotice(db: DbOrTransaction): Promise<LanguageOverrides[string] | undefined> {
  const { value, version } = await readKeptSupplier(db);
  if (version === 0) return undefined;
  const { name, address, postcode, city, legal, phone, email, hosting } = value;
  const items = [name, `${address}, ${postcode} ${city}`, legal, `${phone} – ${email}`];
  return {
    publisher: { item1: items[0], item2: items[1], item3: items[2], item4: items[3], item5: '', item6: '' },
    ...(hosting && { host: { text1: hosting, text2: '' } }),
  };
}
