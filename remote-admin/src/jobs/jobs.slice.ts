import type { JobsChanged, JobsOverview } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** Done again, or given up. */
export interface Decision {
  way: 'retry' | 'discard';
  ids: string[];
}

/** What came of the last decision: how many of the chosen jobs it changed, or null when it failed. */
interface Outcome {
  way: Decision['way'];
  chosen: number;
  changed: number | null;
}

interface JobsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  overview: JobsOverview;
  deciding: Decision | null;
  outcome: Outcome | null;
}

const initialState: JobsState = {
  status: 'empty',
  overview: { kinds: [], troubled: [] },
  deciding: null,
  outcome: null,
};

const jobs = createSlice({
  name: 'admin/jobs',
  initialState,
  reducers: {
    jobsOpened: (state) => {
      state.status = 'pending';
      state.outcome = null;
    },
    jobsRead: (state, { payload }: PayloadAction<JobsOverview>) => {
      state.status = 'success';
      state.overview = payload;
    },
    jobsFailed: (state) => {
      state.status = 'error';
    },
    jobsDecided: (state, { payload }: PayloadAction<Decision>) => {
      state.deciding = payload;
      state.outcome = null;
    },
    jobsChanged: (state, { payload }: PayloadAction<JobsChanged | null>) => {
      if (state.deciding)
        state.outcome = {
          way: state.deciding.way,
          chosen: state.deciding.ids.length,
          changed: payload?.changed ?? null,
        };
      if (payload) state.overview = payload.overview;
      state.deciding = null;
    },
  },
});

export const { jobsOpened, jobsRead, jobsFailed, jobsDecided, jobsChanged } = jobs.actions;
export const jobsReducer = jobs.reducer;
export const useJobs = remoteSelector<{ jobs: JobsState }>('admin');
