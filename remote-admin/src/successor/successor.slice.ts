import type { AdminSuccessor } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface SuccessorState {
  ref: string;
  status: 'pending' | 'success' | 'error';
  /** As it is saved; '' for none. */
  successor: string;
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
}

const initialState: SuccessorState = {
  ref: '',
  status: 'pending',
  successor: '',
  saving: 'empty',
  refusal: null,
};

const successor = createSlice({
  name: 'admin/successor',
  initialState,
  reducers: {
    successorOpened: (_state, { payload: ref }: PayloadAction<string>): SuccessorState => ({
      ...initialState,
      ref,
    }),
    successorRead: (state, { payload }: PayloadAction<string>): SuccessorState => ({
      ...state,
      status: 'success',
      successor: payload,
    }),
    successorFailed: (state): SuccessorState => ({ ...state, status: 'error' }),
    successorSubmitted: (
      state,
      _action: PayloadAction<AdminSuccessor & { ref: string }>,
    ): SuccessorState => ({ ...state, saving: 'pending', refusal: null }),
    /** The clerk looks at the field again. */
    successorReconsidered: (state): SuccessorState => ({ ...state, saving: 'empty', refusal: null }),
    successorSaved: (state, { payload }: PayloadAction<string>): SuccessorState => ({
      ...state,
      saving: 'success',
      successor: payload,
    }),
    successorRefused: (state, { payload }: PayloadAction<Refusal>): SuccessorState => ({
      ...state,
      saving: 'error',
      refusal: payload,
    }),
  },
});

export const {
  successorOpened,
  successorRead,
  successorFailed,
  successorSubmitted,
  successorReconsidered,
  successorSaved,
  successorRefused,
} = successor.actions;
export const successorReducer = successor.reducer;
export const useSuccessor = remoteSelector<{ successor: SuccessorState }>('admin');
