import { type Static, Type } from 'typebox';
import { SPECIAL_PRICES_AT_ONCE } from '../rules/product/index.ts';
import { Amount, Id, Nullable } from './values.ts';

export const SpecialPriceStatus = Type.Enum(['active', 'removed']);
export type SpecialPriceStatus = Static<typeof SpecialPriceStatus>;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'In Paris' });
/** From this quantity on a piece costs so much. */
export const SpecialPriceStep = Type.Object(
  { from: Type.Integer(), price: Amount },
  { additionalProperties: false },
);
export type SpecialPriceStep = Static<typeof SpecialPriceStep>;

/** One negotiated price; lists contain active ones only. */
export const SpecialPrice = Type.Object({
  spId: Id,
  spUserId: Id,
  spProdRef: Type.String(),
  spPrice: Amount,
  spStatus: SpecialPriceStatus,
  spUserCompName: Type.String(),
  spUserName: Type.String(),
  spUserPlace: Type.Optional(
    Type.String({ description: 'Where another customer has the same name: 29200 Brest' }),
  ),
  /** What everybody pays: 0 where the product has no price, null where no product has this reference any more. */
  spListPrice: Nullable(Amount),
  spDesignation: Type.String({ description: 'What the product is; empty when no product has the reference' }),
  /** What the customer would pay without it: the list price less the discount. */
  spPriceWithout: Nullable(Amount),
  /** The days on which it holds, both included; null for an open end. */
  spValidFrom: Nullable(Day),
  spValidTo: Nullable(Day),
  spSteps: Type.Array(SpecialPriceStep),
});
export type SpecialPrice = Static<typeof SpecialPrice>;

/** The product that a typed reference means, 'fa59' read as 'FA-00059', and its list price. */
export const ListPrice = Type.Object({ prodRef: Type.String(), listPrice: Amount });
export type ListPrice = Static<typeof ListPrice>;

/** Some lines of a list that is too long to be shown as a whole: `n` of them after that reference, in the order of references. */
export const SpecialPricesSlice = Type.Object({
  n: Type.Optional(Type.String({ pattern: '^\\d{1,4}$', description: 'At most so many; left out: all' })),
  after: Type.Optional(Type.String({ maxLength: 64, description: 'The last reference of the slice before' })),
});
export type SpecialPricesSlice = Static<typeof SpecialPricesSlice>;

const line = {
  spId: Type.Optional(Type.String({ maxLength: 64 })),
  spUserId: Type.Optional(Type.String({ maxLength: 64 })),
  spProdRef: Type.Optional(Type.String({ maxLength: 64 })),
  spPrice: Type.Unsafe<number | string>({
    anyOf: [{ type: 'number' }, { type: 'string', maxLength: 30 }],
  }),
  spStatus: Type.Optional(SpecialPriceStatus),
  // Left out: they stay as they are, so that a client that knows nothing of them loses none.
  spValidFrom: Type.Optional(Nullable(Day)),
  spValidTo: Type.Optional(Nullable(Day)),
  spSteps: Type.Optional(Type.Array(SpecialPriceStep, { maxItems: 20 })),
};

/** A line as the page sends it: new ones have no spId, prices may be as typed ('1 234,56'). */
export const SpecialPriceLine = Type.Object(line, { additionalProperties: false });
export type SpecialPriceLine = Static<typeof SpecialPriceLine>;

/** PUT: the whole list; prices that are not in it are removed. */
export const SpecialPriceList = Type.Array(SpecialPriceLine, { maxItems: SPECIAL_PRICES_AT_ONCE });
export type SpecialPriceList = Static<typeof SpecialPriceList>;

/** What a line was on the page before it was changed. */
export const SpecialPriceSeen = Type.Object(
  {
    spPrice: Amount,
    spValidFrom: Nullable(Day),
    spValidTo: Nullable(Day),
    spSteps: Type.Array(SpecialPriceStep, { maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type SpecialPriceSeen = Static<typeof SpecialPriceSeen>;

/** POST .../changes: the lines that were changed, added or marked removed; spSeen is null for an added one. All others stay. */
export const SpecialPriceChange = Type.Object(
  { ...line, spSeen: Nullable(SpecialPriceSeen) },
  { additionalProperties: false },
);
export type SpecialPriceChange = Static<typeof SpecialPriceChange>;
export const SpecialPriceChanges = Type.Array(SpecialPriceChange, {
  minItems: 1,
  maxItems: SPECIAL_PRICES_AT_ONCE,
});
export type SpecialPriceChanges = Static<typeof SpecialPriceChanges>;

/** POST /admin/customer/{id}/specialPrices/import: a spreadsheet that was uploaded before (POST /admin/upload, kind 'ldec'). */
export const SpecialPricesSheet = Type.Object(
  { path: Type.String({ minLength: 1, maxLength: 64, description: 'The path that the upload answered' }) },
  { additionalProperties: false },
);
export type SpecialPricesSheet = Static<typeof SpecialPricesSheet>;

/** What an uploaded file would change in a customer's list. Lines are listed up to a thousand; the counts are complete. */
export const SpecialPricesPreview = Type.Object({
  prices: Type.Array(
    Type.Object({
      prodRef: Type.String(),
      price: Amount,
      before: Nullable(Amount),
      listPrice: Amount,
    }),
  ),
  unchangedCount: Type.Integer(),
  unknownRefs: Type.Array(Type.Object({ line: Type.Integer(), ref: Type.String() })),
  unknownCount: Type.Integer(),
  unreadableLines: Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String() })),
  unreadableCount: Type.Integer(),
});
export type SpecialPricesPreview = Static<typeof SpecialPricesPreview>;
