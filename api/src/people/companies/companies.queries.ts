import type { Company } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

const NONE: Company = { siret: '', vatNumber: '', instructions: '' };

/** What the account says of its company; empty texts where it says nothing. */
export async function companyOf(db: DbOrTransaction, userId: string): Promise<Company> {
  const row = await db
    .selectFrom('companies')
    .select(['siret', 'vat_number', 'instructions'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { siret: row.siret, vatNumber: row.vat_number, instructions: row.instructions } : NONE;
}

export async function keepCompany(
  db: DbOrTransaction,
  userId: string,
  { siret, vatNumber, instructions }: Company,
): Promise<void> {
  const values = { siret, vat_number: vatNumber, instructions };
  await db
    .insertInto('companies')
    .values({ user_id: userId, ...values })
    .onConflict((known) => known.column('user_id').doUpdateSet(values))
    .execute();
}
