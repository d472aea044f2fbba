import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import type { PriceLine } from '../lines/price-lines.ts';
import { newLineSeen, useListPrice } from '../list-price.slice.ts';
import type { NewLineFacts } from '../new-line-facts.ts';

/** What the product is and what is usually paid for it: of a line that is saved, or asked for while a new one is in view. */
export function useLineFacts(line: PriceLine): NewLineFacts {
  const dispatch = useAppDispatch();
  const { key, spId, spUserId: customer, spProdRef: prodRef, listPrice, designation, without } = line;
  const isNew = spId === undefined && designation === '' && without === null;
  const read = useListPrice(({ listPrice: { facts } }) => (isNew ? facts[key] : undefined));
  const isAsked = isNew && !read && listPrice !== null;
  useEffect(() => {
    if (isAsked) dispatch(newLineSeen({ key, customer, prodRef, listPrice }));
  }, [dispatch, isAsked, key, customer, prodRef, listPrice]);
  return read ?? line;
}
