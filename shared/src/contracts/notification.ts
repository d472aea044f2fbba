import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable } from './values.ts';

/** What an account is told of. */
export const NOTIFICATION_KINDS = ['order', 'delay', 'stock', 'return', 'document', 'forum'] as const;
export const NotificationKind = Type.Enum([...NOTIFICATION_KINDS]);
export type NotificationKind = Static<typeof NotificationKind>;

export const Notification = Type.Object({
  id: Id,
  kind: NotificationKind,
  title: Type.String(),
  detail: Type.String({ description: 'Empty where the title says it all' }),
  path: Type.String({ description: 'Where it leads: an address of the portal' }),
  createdAt: Instant,
  read: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

/** GET /notifications */
export const NotificationQuery = Type.Object({
  before: Type.Optional(Id),
});

/** GET /notifications/stream */
export const NotificationStreamQuery = Type.Object({
  once: Type.Optional(Type.Enum(['1'], { description: 'Only the number of now, then the end' })),
});

export const NotificationList = Type.Object({
  notifications: Type.Array(Notification, { description: 'The newest first, thirty at most' }),
  unread: Type.Integer({ description: 'Of all; counted to 100' }),
  more: Type.Boolean({ description: 'Older ones follow: ask with the last one’s id as before' }),
});
export type NotificationList = Static<typeof NotificationList>;

/** GET /notifications/unread; and the data of each event of GET /notifications/stream */
export const NotificationCount = Type.Object({ unread: Type.Integer({ description: 'Counted to 100' }) });
export type NotificationCount = Static<typeof NotificationCount>;

/** How an account wants to be told of one kind, beside the list. */
export const NotificationChoice = Type.Object({
  kind: NotificationKind,
  mail: Type.Boolean(),
  push: Type.Boolean(),
});
export type NotificationChoice = Static<typeof NotificationChoice>;

/** GET and PUT /notifications/choices */
export const NotificationChoices = Type.Object({
  choices: Type.Array(NotificationChoice),
  pushKey: Nullable(Type.String({ description: 'The key for subscribing; null where no keys were made' })),
});
export type NotificationChoices = Static<typeof NotificationChoices>;

export const NotificationChoicesChange = Type.Object({
  choices: Type.Array(NotificationChoice, { maxItems: NOTIFICATION_KINDS.length }),
});
export type NotificationChoicesChange = Static<typeof NotificationChoicesChange>;

/** POST /notifications/push: what the browser's push service gave it. */
export const PushSubscriptionGiven = Type.Object({
  endpoint: Type.String({ minLength: 10, maxLength: 1000, pattern: '^https://' }),
  p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{86,88}=?$', description: 'The browser’s public key' }),
  auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
});
export type PushSubscriptionGiven = Static<typeof PushSubscriptionGiven>;

/** DELETE /notifications/push */
export const PushEndpoint = Type.Object({ endpoint: Type.String({ minLength: 10, maxLength: 1000 }) });
export type PushEndpoint = Static<typeof PushEndpoint>;
