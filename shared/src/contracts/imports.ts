import { type Static, Type } from 'typebox';
import { Amount, Id, Instant, Nullable } from './values.ts';

export const ImportKind = Type.Enum(['catalogue', 'specialPrices', 'customers', 'applications']);
export type ImportKind = Static<typeof ImportKind>;

/** POST /admin/imports: a spreadsheet that was uploaded before (POST /admin/upload, kind 'ldec'). Nothing changes yet. */
export const ImportLook = Type.Object(
  {
    kind: Type.Enum(['specialPrices', 'customers', 'applications']),
    path: Type.String({ minLength: 1, maxLength: 64, description: 'The path that the upload answered' }),
    columns: Type.Optional(
      Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 4000 }), {
        description: 'Which head of the file is which column; left out: they are known by their heads',
      }),
    ),
    customer: Type.Optional(
      Type.String({ maxLength: 64, description: 'Whose prices they are, where the file does not say' }),
    ),
  },
  { additionalProperties: false },
);
export type ImportLook = Static<typeof ImportLook>;

export const ImportStatus = Type.Enum([
  'reading',
  'preview',
  'scheduled',
  'applied',
  'undone',
  'failed',
  'dropped',
]);
export type ImportStatus = Static<typeof ImportStatus>;

export const ImportLineState = Type.Enum(['change', 'same', 'unknown', 'deleted', 'unreadable']);
export type ImportLineState = Static<typeof ImportLineState>;

/** Counts of lines; those of 'updated', 'up', 'down', 'jumps', 'stops' and 'doubtful' are of objects. */
export const ImportSummary = Type.Object({
  lines: Type.Integer(),
  updated: Type.Integer(),
  same: Type.Integer(),
  unknown: Type.Integer(),
  deleted: Type.Integer(),
  unreadable: Type.Integer(),
  up: Type.Integer(),
  down: Type.Integer(),
  jumps: Type.Integer({ description: 'Prices that rise or fall by the threshold or more' }),
  triples: Type.Integer({
    description: 'Prices that become three times as high or more, or a third or less',
  }),
  thirds: Type.Integer({ description: 'Those of them that become a third or less' }),
  stops: Type.Integer({ description: 'Products that could be ordered and cannot be any more' }),
  negative: Type.Integer({ description: 'Quantities below 0, which are stored as 0' }),
  threshold: Type.Integer({ description: 'Percent' }),
  doubtful: Type.Integer({
    description: 'Changes that are written correctly and may yet be slips; each says why',
  }),
  added: Type.Integer({ description: 'Of lists that a file replaces (vehicles of a product): new entries' }),
  changed: Type.Integer({ description: 'Entries of the same name that say something else' }),
  removed: Type.Integer({ description: 'Entries that go' }),
  newNames: Type.Array(Type.String(), {
    description: "The first names that nothing has yet ('Peugeot 308 IV'): new ones, or slips",
  }),
  newNameCount: Type.Integer(),
  unreadColumns: Type.Array(Type.String(), { description: 'Heads of the file that nothing was read from' }),
});
export type ImportSummary = Static<typeof ImportSummary>;

/** GET /admin/imports. */
export const ImportRow = Type.Object({
  imId: Id,
  imKind: ImportKind,
  imStatus: ImportStatus,
  imFile: Type.String(),
  imAdmin: Type.String(),
  imCreatedAt: Instant,
  imRunAt: Nullable(Instant),
  imAppliedAt: Nullable(Instant),
  imUndoneAt: Nullable(Instant),
  imSummary: ImportSummary,
  imLeft: Type.Array(Type.String(), {
    description: 'What the last application or undoing left as it was, and why',
  }),
});
export type ImportRow = Static<typeof ImportRow>;

/** What a look at an import shows. */
export const ImportView = Type.Enum([
  'all',
  'change',
  'up',
  'down',
  'jumps',
  'stops',
  'negative',
  'doubtful',
  'same',
  'unknown',
  'unreadable',
]);
export type ImportView = Static<typeof ImportView>;

/** On which days a special price holds, and from which quantity on it is another: '' where there is no limit and no step. */
export const ImportTerms = Type.Object({ from: Type.String(), to: Type.String(), steps: Type.String() });
export type ImportTerms = Static<typeof ImportTerms>;

/** Values that the file does not have are null after. */
export const ImportLine = Type.Object({
  line: Type.Integer(),
  ref: Type.String(),
  objectId: Type.String(),
  state: ImportLineState,
  reason: Type.String(),
  priceBefore: Nullable(Amount),
  priceAfter: Nullable(Amount),
  stockBefore: Nullable(Type.Integer()),
  stockAfter: Nullable(Type.Integer()),
  /** What customers read of the stock: it can change where the quantity does not. */
  stockCodeBefore: Nullable(Type.String()),
  stockCodeAfter: Nullable(Type.String()),
  textBefore: Nullable(Type.String()),
  textAfter: Nullable(Type.String()),
  percent: Nullable(Type.Integer()),
  userId: Nullable(Id),
  userName: Type.String({
    description:
      'Whose price it is, and where, if another customer has that name; empty where it is nobody’s in particular',
  }),
  priceWithout: Nullable(Amount),
  termsBefore: Nullable(ImportTerms),
  termsAfter: Nullable(ImportTerms),
  stops: Type.Boolean(),
  negative: Type.Boolean(),
});
export type ImportLine = Static<typeof ImportLine>;

export const ImportLines = Type.Object({ lines: Type.Array(ImportLine), total: Type.Integer() });
export type ImportLines = Static<typeof ImportLines>;

/** POST /admin/import/:id/plan: applied at 00:00 of this day in Paris. */
export const ImportPlan = Type.Object(
  { day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) },
  { additionalProperties: false },
);
export type ImportPlan = Static<typeof ImportPlan>;

/** GET /admin/product/:id/history: what a price and a stock were from when on, newest first. */
export const ProductChange = Type.Object({
  at: Instant,
  by: Type.String(),
  file: Nullable(Type.String({ description: 'Null for a change by hand' })),
  undone: Type.Boolean({ description: 'The file was taken back then' }),
  priceBefore: Nullable(Amount),
  priceAfter: Nullable(Amount),
  stockBefore: Nullable(Type.Integer()),
  stockAfter: Nullable(Type.Integer()),
});
export type ProductChange = Static<typeof ProductChange>;
