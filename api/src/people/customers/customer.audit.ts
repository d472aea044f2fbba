import type { AdminCustomerUpdate, AuditChange } from '@extranet/shared/contracts';
import type { Recorded } from '../../base/audit/audit.queries.ts';
import { changesBetween, secretChange } from '../../base/audit/changes.ts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import { presentCustomer } from './customer.present.ts';

const DERIVED_COLUMNS = {
  without: ['userId', 'userType', 'userCreatedAt', 'userUpdatedAt', 'userLastConnexionAt'],
};

type Secrets = Pick<AdminCustomerUpdate, 'password' | 'sendCredentials'>;

export const creationOf = (user: UsersTable, secrets: Secrets): Recorded => ({
  action: 'customer.create',
  ...objectOf(user),
  changes: [...changesBetween(null, presentCustomer(user), DERIVED_COLUMNS), ...secretsOf(user, secrets)],
});

export const changeOf = (
  before: UsersTable,
  after: UsersTable,
  secrets: Secrets,
  action: 'customer.update' | 'customer.approve' | 'customer.refuse' = 'customer.update',
): Recorded => ({
  action,
  ...objectOf(after),
  changes: [
    ...changesBetween(presentCustomer(before), presentCustomer(after), DERIVED_COLUMNS),
    ...secretsOf(after, secrets),
  ],
});

/** The customer as the object of a line in the trail. */
export const objectOf = (user: Pick<UsersTable, 'id' | 'comp_name' | 'name' | 'firstname' | 'email'>) => ({
  kind: 'customer' as const,
  objectId: user.id,
  subject: user.comp_name || `${user.name} ${user.firstname}`.trim() || user.email,
});

/** Records that there is a new password or that a link was mailed, never their values. */
const secretsOf = ({ email }: UsersTable, { password, sendCredentials }: Secrets): AuditChange[] => [
  ...(password ? [secretChange('password')] : []),
  ...(sendCredentials ? [{ field: 'sendCredentials', before: null, after: email }] : []),
];
