import type { AdminCustomerRow } from '@extranet/shared/contracts';

export const fullName = ({ userName, userFirstname }: Pick<AdminCustomerRow, 'userName' | 'userFirstname'>) =>
  `${userName} ${userFirstname}`.trim();

export const isDeleted = ({ userStatus }: Pick<AdminCustomerRow, 'userStatus'>): boolean =>
  userStatus.startsWith('supp');
