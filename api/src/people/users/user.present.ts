import type { Catalogue, User } from '@extranet/shared/contracts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';

type Presentable = Pick<
  UsersTable,
  | 'id'
  | 'status'
  | 'type'
  | 'is_admin'
  | 'order_enabled'
  | 'faq_role'
  | 'firstname'
  | 'name'
  | 'comp_name'
  | 'email'
> & { catalogs: Catalogue[] };

export function presentUser(user: Presentable): User {
  return {
    status: user.status,
    id: user.id,
    type: user.type,
    isAdmin: user.is_admin === 1,
    catalogs: user.catalogs,
    orderEnabled: user.order_enabled === 1 ? '1' : '0',
    roles: { faq: user.faq_role },
    userFirstname: user.firstname,
    userName: user.name,
    userCompName: user.comp_name,
    userEmail: user.email,
    isSignedIn: true,
  };
}
