import type { FaqRole, UserStatus } from '@extranet/shared/contracts';

/** Discounts are in hundredths of a percent, so that 12.5 % stays exact. */
export interface UsersTable {
  id: string;
  type: string;
  is_admin: number;
  status: UserStatus;
  email: string;
  /** What an address is compared by. */
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
}

export interface SessionsTable {
  token_hash: string;
  kind: 'customer' | 'admin';
  user_id: string;
  created_at: string;
  expires_at: string;
  /** What the owner may name it by; the token's hash never leaves. */
  id: string;
  /** 'Firefox sur Windows'. */
  device: string;
  last_seen_at: string;
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
