import type { Done, NotificationCount, NotificationList } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const quiet = { quiet: true };

export const fetchNotifications = (before?: string) =>
  http.get<NotificationList>('/notifications', { ...quiet, params: before ? { before } : {} });

export const fetchUnread = () => http.get<NotificationCount>('/notifications/unread', quiet);

export const postRead = (id: string) =>
  http.post<Done>(`/notifications/${encodeURIComponent(id)}/read`, undefined, quiet);

export const postAllRead = () => http.post<Done>('/notifications/read', undefined, quiet);
