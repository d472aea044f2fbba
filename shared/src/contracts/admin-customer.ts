import { type Static, Type } from 'typebox';
import {
  CATALOGUES,
  CUSTOMERS_COUNTED,
  customersCounted,
  DISCOUNT,
  LOYALTY_DIGITS,
  TEXT_MAX,
} from '../rules/index.ts';
import { Delivery } from './delivery.ts';
import { FaqRole, UserStatus } from './user.ts';
import { Amount, Catalogue, Flag, Id, Instant, Nullable } from './values.ts';

/** More at once is a mistake. */
const STATUS_CHANGES_MAX = 1000;
const DECISION_WORD_MAX = 1000;

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
  custLoyaltyNumber: Type.String(),
});
export type AdminCustomerRow = Static<typeof AdminCustomerRow>;

/** GET /admin/customers/slice: some of the list's rows in its order; the numbers come with the first ones alone. */
export const AdminCustomersSlice = Type.Object({
  customers: Type.Array(AdminCustomerRow),
  more: Type.Boolean(),
  count: Nullable(
    Type.Integer({
      description: `How many there are; above ${CUSTOMERS_COUNTED}, and ${customersCounted('x')} of a search: more than are counted`,
    }),
  ),
  waiting: Nullable(Type.Integer({ description: 'Accounts that wait for approval, whatever is looked for' })),
  meant: Type.Optional(
    Type.String({
      description: 'Where nobody is found: the search as names are written, which finds somebody',
    }),
  ),
});
export type AdminCustomersSlice = Static<typeof AdminCustomersSlice>;

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

/** PUT /admin/customers/status: all of them or none. Undone by the same call with the statuses of before. */
export const CustomerStatusChanges = Type.Object(
  {
    changes: Type.Array(
      Type.Object(
        { userId: Id, userStatus: Type.Enum(['active', 'desactive', 'attente', 'supprime']) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: STATUS_CHANGES_MAX },
    ),
    undo: Type.Optional(
      Type.Boolean({ description: 'Takes back a change: nobody is told that an account is open' }),
    ),
  },
  { additionalProperties: false },
);
export type CustomerStatusChanges = Static<typeof CustomerStatusChanges>;

/** POST /admin/customer/{id}/decision: about an account that awaits approval. The word goes into the mail. */
export const CustomerDecision = Type.Object(
  {
    approved: Type.Boolean(),
    word: Type.Optional(Type.String({ maxLength: DECISION_WORD_MAX, description: 'Added to the mail' })),
  },
  { additionalProperties: false },
);
export type CustomerDecision = Static<typeof CustomerDecision>;

/** GET /admin/customer/{id}/overview: what the page of a customer shows beside the account. */
export const CustomerOverview = Type.Object({
  deliveries: Type.Array(Delivery),
  orders: Type.Integer({ description: 'All of them, as the list of orders counts them' }),
  ordersIdle: Type.Integer({ description: 'Drafts and cancelled ones among them' }),
  lastOrderedAt: Nullable(Instant),
  yearTotalPriceET: Amount,
});
export type CustomerOverview = Static<typeof CustomerOverview>;

/** GET /admin/customers/rules: what the supplier's settings say about accounts. */
export const CustomerRules = Type.Object({
  discountWarning: Type.Number({ description: 'Percent: a discount above it is allowed, with a warning' }),
});
export type CustomerRules = Static<typeof CustomerRules>;
