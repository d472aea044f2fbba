import { QUANTITY } from '@extranet/shared/rules';
import { Type } from 'typebox';

/** For how many pieces a price is asked: one, where nothing is said. */
export const askedQuantity = Type.Object({
  quantity: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$', description: `1 to ${QUANTITY.max}` })),
});

export const quantityOf = ({ quantity }: { quantity?: string }): number => Number(quantity ?? 1);
