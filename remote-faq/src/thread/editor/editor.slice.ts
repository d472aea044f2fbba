import type { FaqPost, FaqPostStatus } from '@extranet/shared/contracts';
import { newId, type Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { contributionSaved, threadOpened } from '../thread.facts.ts';
import type { Draft } from './drafts.ts';

/** A picture being uploaded; the file is kept, so that a failed upload can be repeated. */
export interface PictureUpload {
  id: string;
  file: File;
  progress: number;
  refusal?: Refusal;
}

interface EditorState {
  /** The contribution in the editor: a new one, an existing one, or none. */
  open: 'new' | FaqPost | null;
  html: string;
  pictures: string[];
  /** The status that a moderator chose; '' if none. */
  postStatus: FaqPostStatus | '';
  status: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
  uploads: PictureUpload[];
  /** A draft that was begun earlier and not sent. */
  draft: Draft | null;
  /** The status that the server gave the last new contribution, until the next one is begun. */
  sent: FaqPostStatus | null;
}

export const newUploads = (files: readonly File[]): PictureUpload[] =>
  files.map((file) => ({ id: newId(), file, progress: 0 }));

const initialState: EditorState = {
  open: null,
  html: '',
  pictures: [],
  postStatus: '',
  status: 'empty',
  refusal: null,
  uploads: [],
  draft: null,
  sent: null,
};

export const contributionSubmitted = createAction('faq/editor/submitted');

const editor = createSlice({
  name: 'faq/editor',
  initialState,
  reducers: {
    draftFound: (state, { payload }: PayloadAction<Draft>) => {
      state.draft = payload;
    },
    contributionBegun: ({ draft }): EditorState => ({ ...initialState, ...draft, draft, open: 'new' }),
    editingBegun: ({ draft }, { payload: post }: PayloadAction<FaqPost>): EditorState => ({
      ...initialState,
      draft,
      open: post,
      html: post.postText,
      pictures: post.postPictures,
      postStatus: post.postStatus,
    }),
    /** The text is kept as a draft, which a button opens again. */
    editorClosed: ({ open, html, pictures, draft }): EditorState => ({
      ...initialState,
      draft: open === 'new' ? worthKeeping({ html, pictures }) : draft,
    }),
    textChanged: (state, { payload }: PayloadAction<string>) => {
      state.html = payload;
    },
    statusChosen: (state, { payload }: PayloadAction<FaqPostStatus>) => {
      state.postStatus = payload;
    },
    pictureRemoved: (state, { payload }: PayloadAction<string>) => {
      state.pictures = state.pictures.filter((path) => path !== payload);
    },
    picturesChosen: (state, { payload }: PayloadAction<PictureUpload[]>) => {
      state.uploads.push(...payload);
    },
    uploadProgressed: ({ uploads }, { payload }: PayloadAction<{ id: string; progress: number }>) => {
      const upload = uploads.find(({ id }) => id === payload.id);
      if (upload) upload.progress = payload.progress;
    },
    uploadDone: (state, { payload }: PayloadAction<{ id: string; path: string }>) => {
      state.uploads = state.uploads.filter(({ id }) => id !== payload.id);
      state.pictures.push(payload.path);
    },
    uploadRefused: ({ uploads }, { payload }: PayloadAction<{ id: string; refusal: Refusal }>) => {
      const upload = uploads.find(({ id }) => id === payload.id);
      if (upload) upload.refusal = payload.refusal;
    },
    uploadRetried: ({ uploads }, { payload }: PayloadAction<PictureUpload>) => {
      const upload = uploads.find(({ id }) => id === payload.id);
      if (upload) Object.assign(upload, { progress: 0, refusal: undefined });
    },
    uploadDropped: (state, { payload }: PayloadAction<string>) => {
      state.uploads = state.uploads.filter(({ id }) => id !== payload);
    },
    contributionRefused: (state, { payload }: PayloadAction<Refusal>) => {
      state.status = 'error';
      state.refusal = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(threadOpened, () => initialState);
    builder.addCase(contributionSubmitted, (state) => {
      state.status = 'pending';
    });
    builder.addCase(
      contributionSaved,
      ({ open, draft }, { payload }): EditorState =>
        open === 'new'
          ? { ...initialState, status: 'success', sent: payload.postStatus }
          : { ...initialState, draft },
    );
  },
});

/** The draft to store; null when there is no text and no picture. */
export const worthKeeping = (draft: Draft): Draft | null =>
  draft.html === '' && draft.pictures.length === 0 ? null : draft;

export const {
  draftFound,
  contributionBegun,
  editingBegun,
  editorClosed,
  textChanged,
  statusChosen,
  pictureRemoved,
  picturesChosen,
  uploadProgressed,
  uploadDone,
  uploadRefused,
  uploadRetried,
  uploadDropped,
  contributionRefused,
} = editor.actions;
export const editorReducer = editor.reducer;

export const useEditor = remoteSelector<{ editor: EditorState }>('faq');
/** For sagas. */
export const selectEditor = (root: { faq: { editor: EditorState } }): EditorState => root.faq.editor;
