import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { ExportColumn } from '../../base/spreadsheets/export/export-table.ts';
import { nationalPhone, shortDate } from '../../base/text/french.ts';
import { nextCustomers, type Place } from './list/list-pages.ts';
import type { Listed } from './list/listed-customers.ts';

const PAGE_ROWS = 1000;
const STATUSES: Readonly<Record<UsersTable['status'], string>> = {
  active: 'Actif',
  attente: 'En attente',
  desactive: 'Désactivé',
  supprime: 'Supprimé',
};
/** What the file's columns are made of. */
const COLUMNS = [
  ...(['id', 'comp_name', 'name', 'firstname', 'email', 'phone', 'address', 'postcode', 'city'] as const),
  ...(['country', 'loyalty_number', 'catalogs', 'status', 'order_enabled', 'discount'] as const),
  ...(['discount_faisceau', 'discount_attelage', 'discount_kit', 'created_at', 'last_connexion_at'] as const),
];
export type ExportedCustomer = Pick<UsersTable, (typeof COLUMNS)[number]>;

const day = (iso: string | null) => (iso ? shortDate(iso) : '');

export const customerColumns: readonly ExportColumn<ExportedCustomer>[] = [
  { head: 'Société', value: (user) => user.comp_name, width: 28 },
  { head: 'Nom', value: (user) => user.name },
  { head: 'Prénom', value: (user) => user.firstname },
  { head: 'Email', value: (user) => user.email, width: 32 },
  // With a plus before it, it would be guarded like a formula, by an apostrophe.
  { head: 'Téléphone', value: (user) => nationalPhone(user.phone) },
  { head: 'Adresse', value: (user) => user.address, width: 32 },
  { head: 'Code postal', value: (user) => user.postcode },
  { head: 'Ville', value: (user) => user.city },
  { head: 'Pays', value: (user) => user.country },
  { head: 'Numéro de fidélité', value: (user) => user.loyalty_number },
  { head: 'Catalogues', value: (user) => (JSON.parse(user.catalogs) as string[]).join(', ') },
  { head: 'Statut', value: (user) => STATUSES[user.status] },
  { head: 'Peut commander', value: (user) => (user.order_enabled === 1 ? 'oui' : 'non') },
  { head: 'Remise générale (%)', value: (user) => user.discount / 100 },
  { head: 'Remise faisceaux (%)', value: (user) => user.discount_faisceau / 100 },
  { head: 'Remise attelages (%)', value: (user) => user.discount_attelage / 100 },
  { head: 'Remise kits (%)', value: (user) => user.discount_kit / 100 },
  { head: 'Client depuis', value: (user) => day(user.created_at), isDay: true },
  { head: 'Dernière connexion', value: (user) => day(user.last_connexion_at), isDay: true },
];

/** The customers of the list in its order, page by page. */
export async function* customerPages(
  db: DbOrTransaction,
  listed: Listed & { readonly sort: string },
): AsyncGenerator<ExportedCustomer[]> {
  for (let after: Place | null = null; ; ) {
    const page: (ExportedCustomer & Pick<Place, 'key'>)[] = await nextCustomers(db, listed, {
      ...{ columns: COLUMNS, after, limit: PAGE_ROWS },
    });
    yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE_ROWS) return;
    after = { key: last.key, id: last.id };
  }
}
