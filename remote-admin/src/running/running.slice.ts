import type { RunningQuery, RunningRemote, RunningRemotes } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export type RunningDays = NonNullable<RunningQuery['days']>;

export interface RunningState {
  status: 'empty' | 'pending' | 'success' | 'error';
  days: RunningDays;
  remotes: RunningRemote[];
  /** Whether this portal can run drills. */
  drills: boolean;
}

const running = createSlice({
  name: 'admin/running',
  initialState: { status: 'empty', days: '1', remotes: [], drills: false } as RunningState,
  reducers: {
    runningOpened: (state, { payload }: PayloadAction<RunningDays>): RunningState => ({
      ...state,
      status: 'pending',
      days: payload,
    }),
    runningRead: (state, { payload }: PayloadAction<RunningRemotes>): RunningState => ({
      ...state,
      status: 'success',
      remotes: payload.remotes,
      drills: payload.drills,
    }),
    runningFailed: (state): RunningState => ({ ...state, status: 'error' }),
  },
});

export const { runningOpened, runningRead, runningFailed } = running.actions;
export const runningReducer = running.reducer;
export const useRunning = remoteSelector<{ running: RunningState }>('admin');
