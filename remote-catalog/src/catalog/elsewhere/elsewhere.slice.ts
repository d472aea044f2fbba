import type { Catalogue } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { Filters } from '../filters.ts';
import type { Source } from '../source.ts';

/** A search that found nothing in its own catalogue. */
export interface Vain {
  source: Source;
  /** The others, of which it is asked. */
  others: readonly Catalogue[];
  filters: Filters;
}

/** How many products another catalogue has; the highest number says 'so many or more'. */
export type Hit = readonly [catalogue: Catalogue, count: number];

interface ElsewhereState {
  hits: readonly Hit[];
}

const NONE: ElsewhereState = { hits: [] };

const elsewhere = createSlice({
  name: 'catalog/elsewhere',
  initialState: NONE,
  reducers: {
    soughtInVain: (_state, _action: PayloadAction<Vain>): ElsewhereState => NONE,
    foundElsewhere: (_state, { payload: hits }: PayloadAction<readonly Hit[]>): ElsewhereState => ({ hits }),
  },
});

export const { soughtInVain, foundElsewhere } = elsewhere.actions;
export const elsewhereReducer = elsewhere.reducer;
export const useElsewhere = remoteSelector<{ elsewhere: ElsewhereState }>('catalog');
