import type {
  Done,
  NotificationChoice,
  NotificationChoices,
  PushSubscriptionGiven,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const quiet = { quiet: true };

export const fetchChoices = () => http.get<NotificationChoices>('/notifications/choices', quiet);

export const putChoice = (choice: NotificationChoice) =>
  http.put<NotificationChoices>('/notifications/choices', { choices: [choice] }, quiet);

export const postSubscription = (given: PushSubscriptionGiven) =>
  http.post<Done>('/notifications/push', given, quiet);

export const deleteSubscription = (endpoint: string) =>
  http.delete<Done>('/notifications/push', { ...quiet, data: { endpoint } });
