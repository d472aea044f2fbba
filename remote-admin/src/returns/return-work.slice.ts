import type { AdminReturn, ReturnEvent, ReturnStepPost } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

type Step = ReturnStepPost['step'];

interface ReturnWorkState {
  id: string;
  status: 'pending' | 'success' | 'missing' | 'error';
  shown: AdminReturn | null;
  saving: Step | null;
  /** Grows with each step that was saved. */
  saved: number;
  refusal: Refusal | null;
  /** What a colleague did meanwhile, after a refusal for that reason. */
  meanwhile: ReturnEvent[];
}

const initialState: ReturnWorkState = {
  id: '',
  status: 'pending',
  shown: null,
  saving: null,
  saved: 0,
  refusal: null,
  meanwhile: [],
};

const returnWork = createSlice({
  name: 'admin/returnWork',
  initialState,
  reducers: {
    returnWorkOpened: (_state, { payload }: PayloadAction<string>): ReturnWorkState => ({
      ...initialState,
      id: payload,
    }),
    returnWorkRead: (state, { payload }: PayloadAction<AdminReturn>): ReturnWorkState => ({
      ...state,
      status: 'success',
      shown: payload,
    }),
    returnWorkMissing: (state): ReturnWorkState => ({ ...state, status: 'missing' }),
    returnWorkFailed: (state): ReturnWorkState => ({ ...state, status: state.shown ? 'success' : 'error' }),
    stepAsked: (state, { payload }: PayloadAction<{ step: Step; note: string }>): ReturnWorkState => ({
      ...state,
      saving: payload.step,
      refusal: null,
      meanwhile: [],
    }),
    stepSaved: (state, { payload }: PayloadAction<AdminReturn>): ReturnWorkState => ({
      ...state,
      shown: payload,
      saving: null,
      saved: state.saved + 1,
    }),
    stepRefused: (
      state,
      { payload }: PayloadAction<{ refusal: Refusal; meanwhile: ReturnEvent[] }>,
    ): ReturnWorkState => ({ ...state, saving: null, ...payload }),
    stepRefusalDismissed: (state): ReturnWorkState => ({ ...state, refusal: null, meanwhile: [] }),
  },
});

export const {
  returnWorkOpened,
  returnWorkRead,
  returnWorkMissing,
  returnWorkFailed,
  stepAsked,
  stepSaved,
  stepRefused,
  stepRefusalDismissed,
} = returnWork.actions;
export const returnWorkReducer = returnWork.reducer;
export const useReturnWork = remoteSelector<{ returnWork: ReturnWorkState }>('admin');
export const selectReturnWork = (root: { admin: { returnWork: ReturnWorkState } }): ReturnWorkState =>
  root.admin.returnWork;
