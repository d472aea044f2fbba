import type { Catalogue } from '@extranet/shared/contracts';
import type { UsersTable } from './db/schema/accounts.ts';

export type SessionKind = 'customer' | 'admin';

/** Who is calling, as far as any feature needs it. */
export interface CurrentUser extends Omit<UsersTable, 'catalogs' | 'password_hash' | 'email_norm'> {
  readonly catalogs: Catalogue[];
  readonly sessionKind: SessionKind;
  readonly tokenHash: string;
  readonly lastSeenAt: string;
}
