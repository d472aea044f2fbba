import type { DbOrTransaction } from '../db/schema.ts';

/** To whom the portal writes about what customers ask. */
export async function listAdministratorEmails(db: DbOrTransaction): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('is_admin', '=', 1)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}
