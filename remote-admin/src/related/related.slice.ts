import type { RelatedLink } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface RelatedState {
  status: 'empty' | 'pending' | 'success' | 'error';
  refs: string[];
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
}

const initialState: RelatedState = { status: 'empty', refs: [], saving: 'empty', refusal: null };

export const relatedSubmitted = createAction<{ ref: string; refs: string[] }>('admin/relatedSubmitted');

const refsOf = (links: RelatedLink[]): string[] => links.map(({ relRelatedRef }) => relRelatedRef);

const related = createSlice({
  name: 'admin/related',
  initialState,
  reducers: {
    relatedOpened: (_state, _action: PayloadAction<string>): RelatedState => ({
      ...initialState,
      status: 'pending',
    }),
    relatedRead: (state, { payload }: PayloadAction<RelatedLink[]>): RelatedState => ({
      ...state,
      status: 'success',
      refs: refsOf(payload),
    }),
    relatedReadFailed: (state): RelatedState => ({ ...state, status: 'error' }),
    relatedSaved: (state, { payload }: PayloadAction<RelatedLink[]>): RelatedState => ({
      ...state,
      saving: 'success',
      refs: refsOf(payload),
    }),
    relatedRefused: (state, { payload }: PayloadAction<Refusal>): RelatedState => ({
      ...state,
      saving: 'error',
      refusal: payload,
    }),
    relatedClosed: (): RelatedState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(
      relatedSubmitted,
      (state): RelatedState => ({ ...state, saving: 'pending', refusal: null }),
    );
  },
});

export const { relatedOpened, relatedRead, relatedReadFailed, relatedSaved, relatedRefused, relatedClosed } =
  related.actions;
export const relatedReducer = related.reducer;
export const useRelated = remoteSelector<{ related: RelatedState }>('admin');
