import { type Static, Type } from 'typebox';
import { TEXT_MAX } from '../rules/index.ts';
import { User, UserStatus } from './user.ts';
import { Id, Instant } from './values.ts';

const Email = Type.String({ minLength: 1, maxLength: TEXT_MAX.email });
const Password = Type.String({
  minLength: 1,
  maxLength: TEXT_MAX.password,
  description: 'By the rules of GET /config',
});
const PersonName = Type.String({ minLength: 1, maxLength: TEXT_MAX.personName, pattern: '\\S' });
const Phone = Type.String({
  maxLength: 25,
  pattern: '^(\\+\\d{1,4} \\d{4,14})?$',
  description: "'{dial} {digits}'",
});
const RecoveryCode = Type.String({ pattern: '^\\d{6}$' });
const Handle = Type.String({ minLength: 16, maxLength: 128 });

/** POST /user/signUp. Other fields cannot be set at sign-up and are ignored. */
export const SignUp = Type.Object(
  {
    userFirstname: PersonName,
    userName: PersonName,
    userEmail: Email,
    userPhone: Phone,
    password: Password,
    custLoyaltyNumber: Type.Optional(
      Type.String({ pattern: '^(\\d{1,6})?$', description: 'Leading zeros are kept' }),
    ),
  },
  { additionalProperties: false },
);
export type SignUp = Static<typeof SignUp>;

/**
 * POST /user/signUp and /user/signUp/confirm. Without a token the user is not signed in yet: the mailed link must be opened,
 * or the account approved.
 */
export const SignedUp = Type.Object({
  ...Type.Partial(User).properties,
  status: UserStatus,
  token: Type.String(),
  message: Type.String(),
});
export type SignedUp = Static<typeof SignedUp>;

/** The token of a mailed link. */
export const MailedToken = Type.Object({ token: Handle }, { additionalProperties: false });
export type MailedToken = Static<typeof MailedToken>;

/** POST /user/email/confirm and /takeBack: the e-mail address that is valid from now on. */
export const EmailSettled = Type.Object({ message: Type.String(), userEmail: Type.String() });
export type EmailSettled = Static<typeof EmailSettled>;

/** POST /user/lostPwd: the first step sends an address to get a code; the second sends the handle and the mailed code. */
export const LostPwd = Type.Object(
  {
    email: Type.Optional(Email),
    token: Type.Optional(Handle),
    recoveryCode: Type.Optional(RecoveryCode),
  },
  { additionalProperties: false },
);
export type LostPwd = Static<typeof LostPwd>;

export const RecoveryProof = Type.Object(
  { token: Handle, recoveryCode: Type.Optional(Type.String({ maxLength: 20 })) },
  { additionalProperties: false },
);
export type RecoveryProof = Static<typeof RecoveryProof>;

/** Answer of the first step: the token is only the handle of the request. */
export const RecoveryStarted = Type.Object({ message: Type.String(), token: Type.String() });
export type RecoveryStarted = Static<typeof RecoveryStarted>;

/** POST /user/updatePwd: after recovery with token and code, or with the token of a mailed credentials link alone. */
export const UpdatePwd = Type.Object(
  {
    password: Password,
    confirmPassword: Password,
    token: Handle,
    recoveryCode: Type.Optional(RecoveryCode),
  },
  { additionalProperties: false },
);
export type UpdatePwd = Static<typeof UpdatePwd>;

/** The token of a new session: choosing a password signs the user in. */
export const PasswordSet = Type.Object({ message: Type.String(), token: Type.String() });
export type PasswordSet = Static<typeof PasswordSet>;

const text = (maxLength: number) => Type.String({ maxLength });

const profileFields = {
  userFirstname: PersonName,
  userName: PersonName,
  userEmail: Email,
  userPhone: Phone,
  userCompName: text(TEXT_MAX.company),
  userAddress: text(TEXT_MAX.street),
  userPostcode: text(TEXT_MAX.postcode),
  userCity: text(TEXT_MAX.city),
  userCountry: text(TEXT_MAX.country),
};

/** GET /customer/profile, with the valid e-mail address and the one that still waits for confirmation. */
export const CustomerProfile = Type.Object({
  ...profileFields,
  userEmailWaiting: Type.Optional(Type.String()),
  userEmailWaitingUntil: Type.Optional(Instant),
});
export type CustomerProfile = Static<typeof CustomerProfile>;

/** PUT /customer/profile; omitted fields stay unchanged. Changing the e-mail address requires the current password. */
export const CustomerProfileChange = Type.Partial(
  Type.Object({ ...profileFields, currentPassword: Password }, { additionalProperties: false }),
);
export type CustomerProfileChange = Static<typeof CustomerProfileChange>;

/** PUT /customer/password. */
export const PasswordChange = Type.Object(
  { currentPassword: Password, password: Password, passwordConfirm: Password },
  { additionalProperties: false },
);
export type PasswordChange = Static<typeof PasswordChange>;

export const PasswordChanged = Type.Object({
  message: Type.String(),
  emailGivenUp: Type.Optional(
    Type.String({ description: 'The new e-mail address that waited for confirmation until now' }),
  ),
});
export type PasswordChanged = Static<typeof PasswordChanged>;

/** GET /user/sessions: one active session of the caller. */
export const UserSession = Type.Object({
  id: Id,
  device: Type.String({
    description: "'Firefox sur Windows'; 'Appareil inconnu' when it says nothing of itself",
  }),
  current: Type.Boolean(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type UserSession = Static<typeof UserSession>;

/** DELETE /user/sessions/others. */
export const SessionsClosed = Type.Object({ closed: Type.Integer() });
export type SessionsClosed = Static<typeof SessionsClosed>;
