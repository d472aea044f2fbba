import type { Company } from '@extranet/shared/contracts';
import type { OrdersTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { companyOf } from '../../people/index.ts';

/** The order's own copy, as JSON; null where the account says nothing. */
export async function companyCopy(db: DbOrTransaction, userId: string): Promise<string | null> {
  const company = await companyOf(db, userId);
  return Object.values(company).some(Boolean) ? JSON.stringify(company) : null;
}

export const companyOn = ({ company }: Pick<OrdersTable, 'company'>): Company | null =>
  company ? (JSON.parse(company) as Company) : null;
