import type { DrillName, DrillsOverview } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface DrillsState {
  /** 'absent': this portal has no drills. */
  status: 'empty' | 'pending' | 'success' | 'error' | 'absent';
  overview: DrillsOverview;
  /** Its start is on the way to the server. */
  starting: DrillName | null;
  refusal: Refusal | null;
  /** The one that has ended while the page was open. */
  finished: DrillName | null;
}

const initialState: DrillsState = {
  status: 'empty',
  overview: { running: null, drills: [] },
  starting: null,
  refusal: null,
  finished: null,
};

const drills = createSlice({
  name: 'admin/drills',
  initialState,
  reducers: {
    drillsOpened: (state): DrillsState => ({
      ...state,
      // Who comes back to the page keeps what is shown until something newer has come.
      status: state.status === 'success' ? 'success' : 'pending',
      starting: null,
    }),
    drillsRead: (state, { payload }: PayloadAction<DrillsOverview>): DrillsState => ({
      ...state,
      status: 'success',
      overview: payload,
      finished: endedBetween(state.overview, payload) ?? state.finished,
    }),
    drillsFailed: (state, { payload: { status } }: PayloadAction<Refusal>): DrillsState => ({
      ...state,
      status: status === 404 ? 'absent' : 'error',
    }),
    drillAsked: (state, { payload }: PayloadAction<DrillName>): DrillsState => ({
      ...state,
      starting: payload,
      refusal: null,
      finished: null,
    }),
    drillStarted: (state, { payload }: PayloadAction<DrillsOverview>): DrillsState => ({
      ...state,
      overview: payload,
      starting: null,
    }),
    drillRefused: (state, { payload }: PayloadAction<Refusal>): DrillsState => ({
      ...state,
      starting: null,
      refusal: payload,
    }),
    drillsLeft: (state): DrillsState => ({ ...state, starting: null, refusal: null, finished: null }),
  },
});

function endedBetween(before: DrillsOverview, after: DrillsOverview): DrillName | null {
  const name = before.running?.name ?? null;
  return name !== after.running?.name ? name : null;
}

export const { drillsOpened, drillsRead, drillsFailed, drillAsked, drillStarted, drillRefused, drillsLeft } =
  drills.actions;
export const drillsReducer = drills.reducer;
export const useDrills = remoteSelector<{ drills: DrillsState }>('admin');
