import type { Catalogue, ProductRow, SliceFound } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FacetView } from '../CatalogueIndex.ts';
import { type Question, type ShownSlices, type SlicesState, sliceAsked, slicesSeen } from '../sliced.ts';

/** Two thousand rows: more than anybody looks back to. */
const KEPT = 20;

interface Answer {
  question: Question;
  found: SliceFound;
  version: string;
  slices: Record<number, readonly ProductRow[]>;
}

const initialState: SlicesState = {
  asked: null,
  status: 'empty',
  failure: null,
  shown: null,
  wanted: [0],
  facets: {},
};

const slices = createSlice({
  name: 'catalog/slices',
  initialState,
  reducers: {
    questionAnswered: (state, { payload }: PayloadAction<Answer>): SlicesState =>
      payload.question.key === state.asked?.key
        ? { ...state, status: 'success', failure: null, shown: payload }
        : state,
    sliceArrived: (
      state,
      { payload }: PayloadAction<{ key: string; slice: number; rows: readonly ProductRow[] }>,
    ): SlicesState =>
      state.shown?.question.key === payload.key
        ? {
            ...state,
            ...(state.asked?.key === payload.key && { status: 'success', failure: null }),
            shown: withSlice(state.shown, payload.slice, payload.rows),
          }
        : state,
    sliceFailed: (state, { payload }: PayloadAction<Refusal>): SlicesState => ({
      ...state,
      status: 'error',
      failure: payload,
    }),
    facetsRead: (
      state,
      { payload }: PayloadAction<{ catalogue: Catalogue; facets: FacetView }>,
    ): SlicesState => ({ ...state, facets: { ...state.facets, [payload.catalogue]: payload.facets } }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(
        sliceAsked,
        (state, { payload }): SlicesState => ({
          ...state,
          asked: payload,
          failure: null,
          status: state.shown?.question.key === payload.key ? 'success' : 'pending',
        }),
      )
      .addCase(slicesSeen, (state, { payload }): SlicesState => ({ ...state, wanted: payload }));
  },
});

/** The farthest are forgotten. */
function withSlice(shown: ShownSlices, slice: number, rows: readonly ProductRow[]): ShownSlices {
  const all = Object.entries({ ...shown.slices, [slice]: rows })
    .map(([number, own]) => [Number(number), own] as const)
    .sort(([one], [other]) => Math.abs(one - slice) - Math.abs(other - slice));
  return { ...shown, slices: Object.fromEntries(all.slice(0, KEPT)) };
}

export const { questionAnswered, sliceArrived, sliceFailed, facetsRead } = slices.actions;
export const slicesReducer = slices.reducer;

export const selectSlices = (root: { catalog: { slices: SlicesState } }): SlicesState => root.catalog.slices;
