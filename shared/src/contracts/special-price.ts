import { type Static, Type } from 'typebox';
import { Amount, Id } from './values.ts';

export const SpecialPriceStatus = Type.Enum(['active', 'removed']);
export type SpecialPriceStatus = Static<typeof SpecialPriceStatus>;

/** One negotiated price; lists contain active ones only. */
export const SpecialPrice = Type.Object({
  spId: Id,
  spUserId: Id,
  spProdRef: Type.String(),
  spPrice: Amount,
  spStatus: SpecialPriceStatus,
  spUserCompName: Type.String(),
  spUserName: Type.String(),
});
export type SpecialPrice = Static<typeof SpecialPrice>;

/** A line as the page sends it: new ones have no spId, prices may be as typed ('1 234,56'). */
export const SpecialPriceLine = Type.Object(
  {
    spId: Type.Optional(Type.String({ maxLength: 64 })),
    spUserId: Type.Optional(Type.String({ maxLength: 64 })),
    spProdRef: Type.Optional(Type.String({ maxLength: 64 })),
    spPrice: Type.Unsafe<number | string>({
      anyOf: [{ type: 'number' }, { type: 'string', maxLength: 30 }],
    }),
    spStatus: Type.Optional(SpecialPriceStatus),
  },
  { additionalProperties: false },
);
export type SpecialPriceLine = Static<typeof SpecialPriceLine>;

/** PUT: the whole list; prices that are not in it are removed. The largest customers have one for a third of the catalogue. */
export const SpecialPriceList = Type.Array(SpecialPriceLine, { maxItems: 30_000 });
export type SpecialPriceList = Static<typeof SpecialPriceList>;
