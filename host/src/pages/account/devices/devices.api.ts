import type { SessionsClosed, UserSession } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchDevices = () => http.get<UserSession[]>('/user/sessions', { quiet: true });

export const deleteOtherSessions = () =>
  http.delete<SessionsClosed>('/user/sessions/others', { quiet: true });
