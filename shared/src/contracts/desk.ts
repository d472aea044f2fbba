import { type Static, Type } from 'typebox';
import { QUEUE_COUNTED } from '../rules/index.ts';
import { Amount, Id, Instant, Nullable } from './values.ts';

/** What can wait for a clerk, in the order in which the dashboard shows it. */
export const QUEUE_KINDS = [
  'accounts',
  'delayRequests',
  'ordersToPrepare',
  'orderRequests',
  'lateOrders',
  'returns',
  'posts',
  'partRequests',
  'failedJobs',
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** One kind of what waits, in figures. */
export const QueueLine = Type.Object({
  kind: Type.Enum([...QUEUE_KINDS]),
  count: Type.Integer({ description: `Above ${QUEUE_COUNTED}: more than are counted` }),
  urgent: Type.Integer({ description: 'How many of them should not wait any longer' }),
  oldest: Nullable(Instant),
});
export type QueueLine = Static<typeof QueueLine>;

/** An update of the catalogue from a file, as the dashboard tells of it. */
export const DeskImport = Type.Object({
  id: Id,
  by: Type.String(),
  at: Instant,
  status: Type.Enum(['running', 'done', 'failed', 'undone']),
  updated: Nullable(Type.Integer({ description: 'Products that it changed; null until it is done' })),
  unread: Type.Integer({ description: 'Lines that it could not use' }),
});
export type DeskImport = Static<typeof DeskImport>;

/** Seven days in figures. */
export const WeekFigures = Type.Object({
  orders: Type.Integer(),
  turnover: Amount,
  buyers: Type.Integer({ description: 'Customers who ordered' }),
  accounts: Type.Integer({ description: 'New accounts' }),
});
export type WeekFigures = Static<typeof WeekFigures>;

/** GET /admin/desk: what waits, and how the last seven days were beside the seven before them. */
export const Desk = Type.Object({
  queue: Type.Array(QueueLine),
  imports: Type.Array(DeskImport),
  week: WeekFigures,
  before: WeekFigures,
});
export type Desk = Static<typeof Desk>;

export const FOUND_KINDS = ['customers', 'orders', 'products', 'posts'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** One thing that the back office's search found. */
export const Found = Type.Object({
  id: Type.String({ description: 'Of a post: the reference of its thread' }),
  title: Type.String(),
  detail: Type.String(),
});
export type Found = Static<typeof Found>;

export const FoundGroup = Type.Object({
  kind: Type.Enum([...FOUND_KINDS]),
  hits: Type.Array(Found),
  more: Type.Boolean({ description: 'There are more than these' }),
});
export type FoundGroup = Static<typeof FoundGroup>;

/** GET /admin/find */
export const FindQuery = Type.Object({ q: Type.String({ minLength: 1, maxLength: 100 }) });
export type FindQuery = Static<typeof FindQuery>;
export const FindAnswer = Type.Object({ groups: Type.Array(FoundGroup) });
export type FindAnswer = Static<typeof FindAnswer>;
