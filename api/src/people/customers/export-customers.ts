import { inOrder } from '@extranet/shared/rules/customer';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import type { ExportColumn } from '../../base/spreadsheets/export/export-table.ts';
import { nationalPhone, shortDate } from '../../base/text/french.ts';

const PAGE_ROWS = 1000;
const STATUSES: Readonly<Record<UsersTable['status'], string>> = {
  active: 'Actif',
  attente: 'En attente',
  desactive: 'Désactivé',
  supprime: 'Supprimé',
};
const day = (iso: string | null) => (iso ? shortDate(iso) : '');

export const customerColumns: readonly ExportColumn<UsersTable>[] = [
  { head: 'Société', value: (user) => user.comp_name },
  { head: 'Nom', value: (user) => user.name },
  { head: 'Prénom', value: (user) => user.firstname },
  { head: 'Email', value: (user) => user.email },
  // With a plus before it, it would be guarded like a formula, by an apostrophe.
  { head: 'Téléphone', value: (user) => nationalPhone(user.phone) },
  { head: 'Adresse', value: (user) => user.address },
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
  { head: 'Client depuis', value: (user) => day(user.created_at) },
  { head: 'Dernière connexion', value: (user) => day(user.last_connexion_at) },
];

interface Chosen {
  readonly conditions: readonly Condition[];
  readonly withDeleted: boolean;
  readonly matches: (user: UsersTable) => boolean;
}

/** By what the list's page can be ordered. */
const SORTED_BY = {
  company: (user: UsersTable) => user.comp_name,
  name: (user: UsersTable) => `${user.name} ${user.firstname}`.trim(),
  email: (user: UsersTable) => user.email,
  city: (user: UsersTable) => user.city,
  status: (user: UsersTable) => String(STATUS_ORDER.indexOf(user.status)),
  loyalty: (user: UsersTable) => user.loyalty_number,
} as const;
const STATUS_ORDER: readonly UsersTable['status'][] = ['active', 'attente', 'desactive', 'supprime'];

/** All of them in the order of the list, 'city-down', which no index of the database has: empty values come last. */
export async function* sortedPages(
  pages: AsyncIterable<UsersTable[]>,
  sort: string,
): AsyncGenerator<UsersTable[]> {
  const [by, direction] = sort.split('-');
  const textOf = SORTED_BY[by as keyof typeof SORTED_BY] ?? SORTED_BY.company;
  const all: UsersTable[] = [];
  for await (const page of pages) all.push(...page);
  yield [...inOrder(all, textOf, direction === 'down' ? 'down' : 'up')];
}

/** Pages by id, each from where the one before ended. */
export async function* customerPages(
  db: DbOrTransaction,
  { conditions, withDeleted, matches }: Chosen,
): AsyncGenerator<UsersTable[]> {
  for (let after = ''; ; ) {
    let query = db
      .selectFrom('users')
      .selectAll()
      .where('is_admin', '=', 0)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_ROWS);
    if (!withDeleted) query = query.where('status', '!=', 'supprime');
    for (const condition of conditions) query = query.where(condition);
    const page = await query.execute();
    yield page.filter(matches);
    const last = page.at(-1);
    if (!last || page.length < PAGE_ROWS) return;
    after = last.id;
  }
}
