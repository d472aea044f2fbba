import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { filtersIn, orderIn, withSearch } from './address.ts';
import { type Filters, sameFilters } from './filters.ts';
import type { RowOrder } from './row-order.ts';

/** When the typing pauses: browsers refuse more than a hundred changes of the address in half a minute. */
const WRITE_AFTER_MS = 500;

/** What is typed shows at once; the address follows, and what 'back' brings there comes into the fields. */
export function useTypedSearch() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [filters, setFilters] = useState(() => filtersIn(address));
  const [order, setOrder] = useState(() => orderIn(address));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ filters, order });
  latest.current = { filters, order };

  /** Now, where it cannot wait: the address is about to be left. */
  const writeNow = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // Read now: meanwhile a product may have been opened in it.
    const { search } = window.location;
    const next = withSearch(new URLSearchParams(search), latest.current.filters, latest.current.order);
    if (`?${next}` !== search && next !== search) navigate({ search: next }, { replace: true });
  }, [navigate]);
  const writeSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(writeNow, WRITE_AFTER_MS);
  }, [writeNow]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // 'Back', 'forward' and links bring other filters; what this page itself writes (it replaces) it already shows.
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
  return { address, filters, order, changeFilters, changeOrder, writeNow };
}

/** A blank at the end is being typed; the address does not carry it. */
const trimmed = ({ make, model, year, reference }: Filters): Filters => ({
  make: make.trim(),
  model: model.trim(),
  year,
  reference: reference.trim(),
});
