import type { ListPrice } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useEffectEvent } from 'react';
import { useRefusal } from '../refusals.ts';
import { listPriceSeen, referenceNamed, useListPrice } from './list-price.slice.ts';

/** Asks the server which product a new line is for: only a line with a product is added. */
export function useNewLine(onFound: (found: ListPrice) => void) {
  const dispatch = useAppDispatch();
  const { status, found, refusal } = useListPrice((state) => state.listPrice);
  const failed = useRefusal(refusal);
  const add = useEffectEvent(onFound);
  useEffect(() => {
    if (!found) return;
    add(found);
    dispatch(listPriceSeen());
  }, [found, dispatch]);
  useEffect(() => {
    return () => {
      dispatch(listPriceSeen());
    };
  }, [dispatch]);
  return {
    ask: (ref: string) => dispatch(referenceNamed(ref)),
    forget: () => dispatch(listPriceSeen()),
    asking: status === 'pending',
    unknown: failed?.status === 404,
    failure: failed && failed.status !== 404 ? failed.message : null,
  };
}
