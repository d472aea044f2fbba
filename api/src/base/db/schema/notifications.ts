import type { NotificationKind } from '@extranet/shared/contracts';

export interface NotificationsTable {
  id: string;
  user_id: string;
  kind: NotificationKind;
  title: string;
  detail: string;
  /** Where it leads: an address of the portal. */
  path: string;
  created_at: string;
  read_at: string | null;
}

export interface NotificationMarksTable {
  user_id: string;
  /** Grows with every change of the account's list. */
  mark: number;
}

/** Only what differs from the standard choice needs a row. */
export interface NotificationChoicesTable {
  user_id: string;
  kind: NotificationKind;
  by_mail: number;
  by_push: number;
}

export interface PushSubscriptionsTable {
  /** A hash of the endpoint: the same browser once, whoever is signed in there. */
  id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  created_at: string;
}
