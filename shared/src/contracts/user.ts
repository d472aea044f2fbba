import { type Static, Type } from 'typebox';
import { TEXT_MAX } from '../rules/index.ts';
import { Catalogue, Flag, Id } from './values.ts';

export const FaqRole = Type.Enum(['none', 'reader', 'contributor', 'admin']);
export type FaqRole = Static<typeof FaqRole>;

export const UserStatus = Type.Enum(['active', 'desactive', 'supprime', 'attente']);
export type UserStatus = Static<typeof UserStatus>;

const userFields = {
  status: UserStatus,
  id: Id,
  type: Type.String(),
  isAdmin: Type.Boolean(),
  catalogs: Type.Array(Catalogue),
  orderEnabled: Flag,
  roles: Type.Object({ faq: FaqRole }),
  userFirstname: Type.String(),
  userName: Type.String(),
  userCompName: Type.String(),
  userEmail: Type.String(),
  isSignedIn: Type.Literal(true),
  canaries: Type.Optional(
    Type.Array(Type.String(), { description: 'Releases of remotes that this account tries out by name' }),
  ),
};

/** GET /user: the caller's account, as a flat object. */
export const User = Type.Object(userFields);
export type User = Static<typeof User>;

/** POST /user/signIn. */
export const SignIn = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: TEXT_MAX.email }),
    password: Type.String({ minLength: 1, maxLength: TEXT_MAX.password }),
  },
  { additionalProperties: false },
);
export type SignIn = Static<typeof SignIn>;

export const SignedIn = Type.Object({ ...userFields, token: Type.String() });
export type SignedIn = Static<typeof SignedIn>;

/** GET /admin/user. */
export const AdminUser = Type.Object({ ...userFields, backOfficeUrl: Type.String() });
export type AdminUser = Static<typeof AdminUser>;

/** GET and POST /admin/signin. */
export const AdminSession = Type.Object({
  ...userFields,
  token: Type.String(),
  backOfficeUrl: Type.String({ description: 'Empty when no main back office is configured' }),
});
export type AdminSession = Static<typeof AdminSession>;

/** The content of a sign-in link: the query of GET /admin/signin, the body of POST. */
export const AdminSignInLink = Type.Object({
  adminAuthToken: Type.String({ minLength: 1, maxLength: 128 }),
  userId: Id,
});
export type AdminSignInLink = Static<typeof AdminSignInLink>;

/** POST /backoffice/admin-links: one of the two fields names the administrator. */
export const AdminLinkRequest = Type.Object(
  { email: Type.Optional(Type.String({ maxLength: TEXT_MAX.email })), userId: Type.Optional(Id) },
  { additionalProperties: false },
);
export type AdminLinkRequest = Static<typeof AdminLinkRequest>;

/** POST /user/adminLink. */
export const AdminLinkMail = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: TEXT_MAX.email }) },
  { additionalProperties: false },
);
export type AdminLinkMail = Static<typeof AdminLinkMail>;

export const AdminLink = Type.Object({ url: Type.String(), userId: Id, expiresAt: Type.String() });
export type AdminLink = Static<typeof AdminLink>;
