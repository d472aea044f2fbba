import type { Notification } from '@extranet/shared/contracts';
import type { NotificationsTable } from '../../base/db/schema/notifications.ts';

export const presentNotification = (row: NotificationsTable): Notification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  detail: row.detail,
  path: row.path,
  createdAt: row.created_at,
  read: row.read_at !== null,
});
