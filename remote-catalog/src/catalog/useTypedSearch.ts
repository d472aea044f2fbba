import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { writeFirst } from '../navigation.ts';
import { filtersIn, orderIn, withSearch } from './address.ts';
import { type Filters, sameFilters } from './filters.ts';
import type { RowOrder } from './row-order.ts';

/** Written when typing pauses, because browsers refuse more than a hundred changes of the address in half a minute. */
const WRITE_AFTER_MS = 500;

/** Filters and sort order: shown at once, written to the address after a pause, and read from it on 'back'. */
export function useTypedSearch() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [filters, setFilters] = useState(() => filtersIn(address));
  const [order, setOrder] = useState(() => orderIn(address));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ filters, order });
  latest.current = { filters, order };

  const writeNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // Read from the window, because a product may have been opened in the address meanwhile.
    const { search } = window.location;
    const next = withSearch(new URLSearchParams(search), latest.current.filters, latest.current.order);
    if (`?${next}` !== search && next !== search) navigate({ search: next }, { replace: true });
  }, [navigate]);
  const writeSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(writeNow, WRITE_AFTER_MS);
  }, [writeNow]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => writeFirst(writeNow), [writeNow]);

  // 'Back', 'forward' and links bring other filters. This page writes its own with REPLACE, and already shows them.
  const ours = useNavigationType() === 'REPLACE';
  useEffect(() => {
    if (ours || timer.current !== undefined) return;
    const arrived = filtersIn(address);
    setFilters((shown) => (sameFilters(trimmed(shown), arrived) ? shown : arrived));
    setOrder(orderIn(address));
  }, [address, ours]);

  const changeFilters = useCallback(
    (next: Filters) => {
      setFilters(next);
      writeSoon();
    },
    [writeSoon],
  );
  const changeOrder = useCallback(
    (next: RowOrder | undefined) => {
      setOrder(next);
      writeSoon();
    },
    [writeSoon],
  );
  return { address, filters, order, changeFilters, changeOrder };
}

/** A trailing space may still be part of typing; it is not in the address. */
const trimmed = ({ make, model, reference, ...rest }: Filters): Filters => ({
  make: make.trim(),
  model: model.trim(),
  reference: reference.trim(),
  ...rest,
});
