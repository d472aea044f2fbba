import type { UsersTable } from '../../base/db/schema/accounts.ts';

type Status = Pick<UsersTable, 'status' | 'status_before'>;

/** The columns of a change, with what the account was before when the change deletes it. */
export function withStatusBefore(before: Status, columns: Partial<UsersTable>): Partial<UsersTable> {
  const { status } = columns;
  if (status === undefined || status === before.status) return columns;
  return { ...columns, status_before: status === 'supprime' ? before.status : null };
}

/** Accounts that were deleted before this was remembered are opened. */
export const restoredStatus = ({ status, status_before }: Status): UsersTable['status'] =>
  status === 'supprime' ? (status_before ?? 'active') : status;
