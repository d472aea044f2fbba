import type { UsersTable } from '../../base/db/schema/accounts.ts';
import { ERASED_NAME } from '../../base/personal-data/personal-data.ts';

const DOMAIN = '@efface.invalid';

/** The account's row stays, because orders and posts refer to it, but without anything that identifies the person. */
export const erasedColumns = (id: string) =>
  ({
    status: 'supprime',
    email: `${id}${DOMAIN}`,
    email_norm: `${id}${DOMAIN}`.toLowerCase(),
    password_hash: null,
    firstname: '',
    name: ERASED_NAME,
    comp_name: '',
    phone: '',
    address: '',
    postcode: '',
    city: '',
    loyalty_number: '',
    order_enabled: 0,
    faq_role: 'none',
    last_connexion_at: null,
    status_before: null,
  }) as const satisfies Partial<UsersTable>;

export const isErased = ({ email }: Pick<UsersTable, 'email'>): boolean => email.endsWith(DOMAIN);
