import type { FaqRole, UserStatus } from '@extranet/shared/contracts';

/** Discounts are in hundredths of a percent, so that 12.5 % stays exact. */
export interface CompaniesTable {
  user_id: string;
  siret: string;
  vat_number: string;
  /** What the driver should know. */
  instructions: string;
}

export interface UsersTable {
  id: string;
  type: string;
  is_admin: number;
  status: UserStatus;
  email: string;
  /** The normalised address, by which accounts are found. */
  email_norm: string;
  password_hash: string | null;
  firstname: string;
  name: string;
  comp_name: string;
  phone: string;
  address: string;
  postcode: string;
  city: string;
  country: string;
  /** JSON list of catalogue names. */
  catalogs: string;
  order_enabled: number;
  faq_role: FaqRole;
  discount: number;
  discount_faisceau: number;
  discount_attelage: number;
  discount_kit: number;
  loyalty_number: string;
  created_at: string;
  updated_at: string;
  last_connexion_at: string | null;
  /** What a deleted account was before; null for every other. */
  status_before: UserStatus | null;
}

/** What the back office's list and its one search look at: made of a customer by the server, taken away by the database (0067). */
export interface CustomerIndexTable {
  user_id: string;
  by_company: string;
  by_name: string;
  by_email: string;
  by_city: string;
  by_status: string;
  by_loyalty: string;
  texts: string;
  phones: string;
  postcode: string;
}

/** Those who are not in it: new, or changed since. */
export interface CustomerIndexDueTable {
  user_id: string;
}

export interface SessionsTable {
  token_hash: string;
  kind: 'customer' | 'admin';
  user_id: string;
  created_at: string;
  expires_at: string;
  /** The id by which the owner refers to the session; the token's hash is never answered. */
  id: string;
  /** 'Firefox sur Windows'. */
  device: string;
  last_seen_at: string;
  /** The device of the session; null for an administrator's. */
  device_hash: string | null;
}

/** One row for each pair of a device and an account that signed in on it. */
export interface KnownDevicesTable {
  token_hash: string;
  user_id: string;
  /** 'Firefox sur Windows'. */
  device: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface ThrottlesTable {
  key: string;
  /** Epoch milliseconds. */
  window_ends: number;
  count: number;
}

export interface RecoveryCodesTable {
  handle_hash: string;
  user_id: string | null;
  code_hash: string;
  tries: number;
  created_at: string;
  expires_at: string;
  verified_at: string | null;
  closed_at: string | null;
  /** The known device that sent the request; null for an unknown one. */
  device_hash: string | null;
}

/** Single-use links mailed with new credentials. */
export interface CredentialLinksTable {
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface AdminLinksTable {
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** A requested change of an account's address. */
export interface EmailChangesTable {
  id: string;
  user_id: string;
  old_email: string;
  old_email_norm: string;
  new_email: string;
  /** The token hash of the session that requested the change: it stays open when the new address is confirmed. */
  asker_session: string;
  created_at: string;
  /** When the link sent to the new address expires. */
  expires_at: string;
  /** Until when the link sent to the old address can take the change back. */
  take_back_until: string;
  confirmed_at: string | null;
  /** When it was abandoned or replaced by a later change: it can no longer be confirmed. */
  closed_at: string | null;
  taken_back_at: string | null;
}

export interface EmailChangeLinksTable {
  token_hash: string;
  change_id: string;
  kind: 'confirm' | 'takeBack';
}

/** A sign-up that becomes an account when the link sent to its address is opened. */
export interface SignUpsTable {
  token_hash: string;
  email_norm: string;
  /** JSON of the form, without the password. */
  form: string;
  password_hash: string;
  created_at: string;
  expires_at: string;
}
