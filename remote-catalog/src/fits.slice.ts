import type { Fit, ProductRow, VehicleFits } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface Rows {
  status: 'empty' | 'pending' | 'success' | 'error';
  items: ProductRow[];
}

export interface FitsState {
  /** The vehicle to which the lists belong. */
  key: string;
  status: 'empty' | 'pending' | 'success' | 'error';
  failure: Refusal | null;
  fits: Fit[];
  leftOut: Fit[];
  rows: Rows;
  /** Fetched when somebody wants to see what does not fit as well. */
  leftOutRows: Rows;
  /** Judgements of single products, for their dialog. */
  judged: { key: string; fits: Fit[]; leftOut: Fit[] };
}

const noRows: Rows = { status: 'empty', items: [] };
const initialState: FitsState = {
  key: '',
  status: 'empty',
  failure: null,
  fits: [],
  leftOut: [],
  rows: noRows,
  leftOutRows: noRows,
  judged: { key: '', fits: [], leftOut: [] },
};

const fits = createSlice({
  name: 'catalog/vehicleFits',
  initialState,
  reducers: {
    /** Lists of the same vehicle stay on the screen while they are read again. */
    fitsOpened: (state, { payload: key }: PayloadAction<string>): FitsState => ({
      ...(key === state.key ? state : { ...initialState, judged: state.judged }),
      key,
      status: key === state.key && state.status === 'success' ? 'success' : 'pending',
      failure: null,
    }),
    fitsRead: (state, { payload }: PayloadAction<VehicleFits & { rows: ProductRow[] }>): FitsState => ({
      ...state,
      status: 'success',
      fits: payload.fits,
      leftOut: payload.leftOut,
      rows: { status: 'success', items: payload.rows },
    }),
    fitsFailed: (state, { payload }: PayloadAction<Refusal>): FitsState =>
      state.status === 'success' ? state : { ...state, status: 'error', failure: payload },
    leftOutOpened: (state): FitsState => ({
      ...state,
      leftOutRows: { ...state.leftOutRows, status: 'pending' },
    }),
    leftOutRead: (state, { payload }: PayloadAction<ProductRow[]>): FitsState => ({
      ...state,
      leftOutRows: { status: 'success', items: payload },
    }),
    leftOutFailed: (state): FitsState => ({ ...state, leftOutRows: { status: 'error', items: [] } }),
    productJudgementAsked: (
      state,
      { payload: { key } }: PayloadAction<{ key: string; prodIds: readonly string[] }>,
    ) => (key === state.judged.key ? state : { ...state, judged: { key, fits: [], leftOut: [] } }),
    productJudged: (state, { payload }: PayloadAction<VehicleFits & { key: string }>): FitsState => {
      const { key, ...answer } = payload;
      if (key !== state.judged.key) return state;
      return {
        ...state,
        judged: {
          key,
          fits: [...state.judged.fits, ...answer.fits],
          leftOut: [...state.judged.leftOut, ...answer.leftOut],
        },
      };
    },
  },
});

export const {
  fitsOpened,
  fitsRead,
  fitsFailed,
  leftOutOpened,
  leftOutRead,
  leftOutFailed,
  productJudgementAsked,
  productJudged,
} = fits.actions;
export const fitsReducer = fits.reducer;

type WithFits = { fits: FitsState };
const useParts = remoteSelector<WithFits>('catalog');
export const useFits = <T>(select: (state: FitsState) => T): T => useParts(({ fits }) => select(fits));
export const selectFits = (root: { catalog: WithFits }): FitsState => root.catalog.fits;
