import type { Desk } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface DeskState {
  status: 'empty' | 'pending' | 'success' | 'error';
  /** Null until it was read once; an old one stays while the next is on its way, or fails. */
  desk: Desk | null;
}

const initialState: DeskState = { status: 'empty', desk: null };

/** The dashboard was opened, or has been open for a while. */
export const deskOpened = createAction('admin/deskOpened');

const desk = createSlice({
  name: 'admin/desk',
  initialState,
  reducers: {
    deskRead: (_state, { payload }: PayloadAction<Desk>): DeskState => ({ status: 'success', desk: payload }),
    deskFailed: (state): DeskState => ({ ...state, status: 'error' }),
  },
  extraReducers: (builder) => {
    builder.addCase(deskOpened, (state): DeskState => ({ ...state, status: 'pending' }));
  },
});

export const { deskRead, deskFailed } = desk.actions;
export const deskReducer = desk.reducer;
export const useDesk = remoteSelector<{ desk: DeskState }>('admin');
