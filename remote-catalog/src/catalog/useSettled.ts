import { useDeferredValue, useState } from 'react';
import { searchKey, useList } from './catalog.slice.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { Source } from './source.ts';

/**
 * The filters that rows are rendered for. They lag behind the fields, so that typing never waits for rows, until there is nothing
 * to wait for: the list is held, the server has found the rows, or it was asked for the first ones, whose table stands before they
 * come. React renders what lags in slices of 5 ms, and a slow machine draws a frame between any two of them: rows that are there
 * already would come a second late.
 */
export function useSettled(source: Source, filters: Filters, isHeld: boolean): Filters {
  const key = searchKey(source, filters);
  const isAnswered = useList(({ list: { quick } }) => quick.status === 'success' && quick.key === key);
  const isFirstSent = useList(({ list: { quick, sent } }) => quick.status === 'empty' && sent === key);
  const lagging = useDeferredValue(isHeld ? NO_FILTERS : filters);
  const isReached = isHeld || lagging === filters;
  const isDue = isAnswered || isFirstSent;
  // Rendered for before the lagging ones were: a further letter does not go back behind them.
  const [ahead, setAhead] = useState<Filters>();
  const next = isReached ? undefined : isDue ? filters : ahead;
  if (next !== ahead) setAhead(next);
  return isReached || isDue ? filters : (next ?? lagging);
}
