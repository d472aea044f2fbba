import type { User } from '@extranet/shared/contracts';

export const customer: User = {
  ...{ status: 'active', id: 'u1', type: 'cust', isAdmin: false, isSignedIn: true },
  ...{ catalogs: [], orderEnabled: '0', roles: { faq: 'reader' } },
  ...{ userFirstname: 'Anne', userName: 'Morel', userCompName: 'Garage', userEmail: 'anne@demo.example' },
};
