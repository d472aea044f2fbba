import { type Static, Type } from 'typebox';
import type { CATALOGUES } from '../rules/index.ts';
import { Amount, Catalogue, Id, Nullable } from './values.ts';

/** How many days the pictures of the back office show, today included. */
export const FIGURE_DAYS = ['7', '30', '90', '365'] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];
export const FiguresQuery = Type.Object({
  days: Type.Enum([...FIGURE_DAYS], { default: '30' }),
  month: Type.Optional(
    Type.String({
      pattern: '^20\\d\\d-(0[1-9]|1[0-2])$',
      description: "A month in Paris instead of the last days: '2026-10'",
    }),
  ),
});
export type FiguresQuery = Static<typeof FiguresQuery>;

const ByCatalogue = Type.Object({
  Faisceau: Amount,
  Attelage: Amount,
  Kit: Amount,
} satisfies Record<(typeof CATALOGUES)[number], typeof Amount>);

/** One day in Paris, without VAT, and what the same day of the period before brought. */
export const DayTurnover = Type.Object({
  day: Type.String({ description: "'2026-11-24'" }),
  byCatalogue: ByCatalogue,
  total: Amount,
  before: Amount,
});
export type DayTurnover = Static<typeof DayTurnover>;

export const CustomerTurnover = Type.Object({
  userId: Id,
  name: Type.String(),
  turnover: Amount,
  before: Amount,
});
export type CustomerTurnover = Static<typeof CustomerTurnover>;

/** A part that nobody can order now and that was asked for in the period: by a delay request or a stock alert. */
export const WantedPart = Type.Object({
  productId: Id,
  ref: Type.String(),
  catalogue: Catalogue,
  asked: Type.Integer(),
  customers: Type.Integer(),
});
export type WantedPart = Static<typeof WantedPart>;

/** GET /admin/figures/orders: validated orders of the period beside the one before; of a month beside the month before it. */
export const OrderFigures = Type.Object({
  days: Type.Array(DayTurnover),
  before: Type.Number({
    description: 'The whole period before, in euros: a month may follow one that has more days than it',
  }),
  best: Type.Array(CustomerTurnover),
  falling: Type.Array(CustomerTurnover, { description: 'Those who lost most, as far as they lost anything' }),
  wanted: Type.Array(WantedPart),
});
export type OrderFigures = Static<typeof OrderFigures>;

/** The threads of seven days, the first of them, and how long their first answer took. */
export const AnswerWeek = Type.Object({
  from: Type.String(),
  asked: Type.Integer(),
  answered: Type.Integer(),
  medianHours: Nullable(Type.Number({ description: 'Of those answered; null where none is' })),
});
export type AnswerWeek = Static<typeof AnswerWeek>;

/** GET /admin/figures/forum */
export const ForumFigures = Type.Object({ weeks: Type.Array(AnswerWeek) });
export type ForumFigures = Static<typeof ForumFigures>;
