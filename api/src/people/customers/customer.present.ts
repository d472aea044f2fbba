import type { AdminCustomer, AdminCustomerRow, Catalogue } from '@extranet/shared/contracts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';

export const rowColumns = [
  'id',
  'comp_name',
  'firstname',
  'name',
  'postcode',
  'city',
  'phone',
  'email',
  'catalogs',
  'status',
  'loyalty_number',
] as const satisfies readonly (keyof UsersTable)[];

export function presentCustomerRow(row: Pick<UsersTable, (typeof rowColumns)[number]>): AdminCustomerRow {
  return {
    userId: row.id,
    userCompName: row.comp_name,
    userFirstname: row.firstname,
    userName: row.name,
    userPostcode: row.postcode,
    userCity: row.city,
    userPhone: row.phone,
    userEmail: row.email,
    userCatalogs: JSON.parse(row.catalogs) as Catalogue[],
    userStatus: row.status,
    custLoyaltyNumber: row.loyalty_number,
  };
}

export function presentCustomer(user: UsersTable): AdminCustomer {
  return {
    ...presentCustomerRow(user),
    userType: user.type,
    userAddress: user.address,
    userCountry: user.country,
    userDiscout: user.discount / 100,
    userDiscout_Faisceau: user.discount_faisceau / 100,
    userDiscout_Attelage: user.discount_attelage / 100,
    userDiscout_Kit: user.discount_kit / 100,
    userOrderEnabled: user.order_enabled === 1 ? '1' : '0',
    userFaqRole: user.faq_role,
    userCreatedAt: user.created_at,
    userUpdatedAt: user.updated_at,
    userLastConnexionAt: user.last_connexion_at,
  };
}
