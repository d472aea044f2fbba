import { type Static, Type } from 'typebox';
import { CATALOGUES, DISCOUNT, LOYALTY_DIGITS, TEXT_MAX } from '../rules/index.ts';
import { FaqRole, UserStatus } from './user.ts';
import { Catalogue, Flag, Id, Instant, Nullable } from './values.ts';

/** GET /admin/customers: one row. */
export const AdminCustomerRow = Type.Object({
  userId: Id,
  userCompName: Type.String(),
  userFirstname: Type.String(),
  userName: Type.String(),
  userPostcode: Type.String(),
  userCity: Type.String(),
  userPhone: Type.String(),
  userEmail: Type.String(),
  userCatalogs: Type.Array(Catalogue),
  userStatus: UserStatus,
});
export type AdminCustomerRow = Static<typeof AdminCustomerRow>;

/** GET /admin/customer/{id}, and the answer of every change to it. */
export const AdminCustomer = Type.Object({
  ...AdminCustomerRow.properties,
  userType: Type.String(),
  userAddress: Type.String(),
  userCountry: Type.String(),
  userDiscout: Type.Number({ description: 'Percent' }),
  userDiscout_Faisceau: Type.Number(),
  userDiscout_Attelage: Type.Number(),
  userDiscout_Kit: Type.Number(),
  userOrderEnabled: Flag,
  userFaqRole: FaqRole,
  custLoyaltyNumber: Type.String(),
  userCreatedAt: Instant,
  userUpdatedAt: Instant,
  userLastConnexionAt: Nullable(Instant),
});
export type AdminCustomer = Static<typeof AdminCustomer>;

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const Percent = Type.Optional(
  Type.Number({
    minimum: DISCOUNT.min,
    maximum: DISCOUNT.max,
    description: 'Percent, at most two decimals: others are refused',
  }),
);

const writable = {
  userType: Type.Optional(Type.Literal('cust')),
  userFirstname: text(TEXT_MAX.personName),
  userName: text(TEXT_MAX.personName),
  userCompName: text(TEXT_MAX.company),
  userPhone: text(40),
  userAddress: text(TEXT_MAX.street),
  userPostcode: text(TEXT_MAX.postcode),
  userCity: text(TEXT_MAX.city),
  userCountry: text(TEXT_MAX.country),
  userCatalogs: Type.Optional(Type.Array(Catalogue, { maxItems: CATALOGUES.length, uniqueItems: true })),
  userDiscout: Percent,
  userDiscout_Faisceau: Percent,
  userDiscout_Attelage: Percent,
  userDiscout_Kit: Percent,
  userOrderEnabled: Type.Optional(Flag),
  userStatus: Type.Optional(
    Type.Enum(['active', 'actif', 'desactive', 'desactivé', 'attente', 'supprime', 'supprimé'], {
      description: "'actif' is stored as 'active'",
    }),
  ),
  userFaqRole: Type.Optional(FaqRole),
  custLoyaltyNumber: Type.Optional(Type.String({ pattern: `^\\d{0,${LOYALTY_DIGITS}}$` })),
  password: Type.Optional(Type.String({ maxLength: TEXT_MAX.password, description: 'Empty: unchanged' })),
  sendCredentials: Type.Optional(
    Type.Boolean({ description: 'Mail the sign-in name and a link to choose a password' }),
  ),
};

/** POST /admin/customer; omitted fields get their default. */
export const AdminCustomerCreation = Type.Object(
  { userEmail: Type.String({ minLength: 1, maxLength: TEXT_MAX.email }), ...writable },
  { additionalProperties: false },
);
export type AdminCustomerCreation = Static<typeof AdminCustomerCreation>;

/** PUT /admin/customer/{id}; omitted fields stay unchanged. With userUpdatedAt, a concurrent change is a 409. */
export const AdminCustomerUpdate = Type.Object(
  {
    userEmail: Type.Optional(Type.String({ minLength: 1, maxLength: TEXT_MAX.email })),
    ...writable,
    userUpdatedAt: Type.Optional(Instant),
  },
  { additionalProperties: false },
);
export type AdminCustomerUpdate = Static<typeof AdminCustomerUpdate>;

/** GET /admin/password: a suggested password, which is not stored. */
export const GeneratedPassword = Type.Object({ password: Type.String() });
export type GeneratedPassword = Static<typeof GeneratedPassword>;

/** POST /admin/customer/{id}/erasure: irreversible, so the account's e-mail address must be typed as confirmation. */
export const CustomerErasure = Type.Object(
  { confirm: Type.String({ maxLength: TEXT_MAX.email, description: 'The account’s e-mail address' }) },
  { additionalProperties: false },
);
export type CustomerErasure = Static<typeof CustomerErasure>;
