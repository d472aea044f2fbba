import type { AttachResult, ListedDocument } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** A file on its way to the orders. */
export interface Sending {
  readonly name: string;
  readonly progress: number;
  readonly error?: string;
}

export interface DocumentsState {
  /** Whose documents are shown; null: those of all orders. */
  orderId: string | null;
  status: 'empty' | 'pending' | 'success' | 'error';
  documents: ListedDocument[];
  sending: Sending[];
  busy: boolean;
  /** What became of the files sent last. */
  results: AttachResult[];
  withdrawing: boolean;
  refusal: Refusal | null;
  /** Grows with each document that was withdrawn. */
  withdrawn: number;
}

const initialState: DocumentsState = {
  orderId: null,
  status: 'empty',
  documents: [],
  sending: [],
  busy: false,
  results: [],
  withdrawing: false,
  refusal: null,
  withdrawn: 0,
};

export const documentsOpened = createAction<string | null>('admin/documentsOpened');
/** Files are no plain data: they go through the action only. */
export const documentsDropped = createAction<File[]>('admin/documentsDropped');
export const documentsLeft = createAction('admin/documentsLeft');

const documents = createSlice({
  name: 'admin/documents',
  initialState,
  reducers: {
    documentsRead: (state, { payload }: PayloadAction<ListedDocument[]>): DocumentsState => ({
      ...state,
      status: 'success',
      documents: payload,
    }),
    documentsFailed: (state): DocumentsState => ({ ...state, status: 'error' }),
    withdrawalAsked: (state, _action: PayloadAction<{ id: string; reason: string }>): DocumentsState => ({
      ...state,
      withdrawing: true,
      refusal: null,
    }),
    withdrawalSaved: (state): DocumentsState => ({
      ...state,
      withdrawing: false,
      withdrawn: state.withdrawn + 1,
    }),
    withdrawalRefused: (state, { payload }: PayloadAction<Refusal>): DocumentsState => ({
      ...state,
      withdrawing: false,
      refusal: payload,
    }),
    sendingBegun: (state, { payload }: PayloadAction<string[]>): DocumentsState => ({
      ...state,
      busy: true,
      results: [],
      sending: payload.map((name) => ({ name, progress: 0 })),
    }),
    sendingGrew: (
      state,
      { payload: { index, ...more } }: PayloadAction<Partial<Sending> & { index: number }>,
    ) => {
      const one = state.sending[index];
      if (one) Object.assign(one, more);
    },
    sendingEnded: (state, { payload }: PayloadAction<AttachResult[]>): DocumentsState => ({
      ...state,
      busy: false,
      results: payload,
      // Those that did not arrive stay in sight with their reason.
      sending: state.sending.filter(({ error }) => error !== undefined),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      documentsOpened,
      (state, { payload }): DocumentsState =>
        state.orderId === payload && state.status === 'success'
          ? state
          : { ...initialState, orderId: payload, status: 'pending' },
    );
    builder.addCase(documentsLeft, () => initialState);
  },
});

export const {
  documentsRead,
  documentsFailed,
  sendingBegun,
  sendingGrew,
  sendingEnded,
  withdrawalAsked,
  withdrawalSaved,
  withdrawalRefused,
} = documents.actions;
export const documentsReducer = documents.reducer;
export const useDocuments = remoteSelector<{ documents: DocumentsState }>('admin');
export const selectDocuments = (root: { admin: { documents: DocumentsState } }): DocumentsState =>
  root.admin.documents;
