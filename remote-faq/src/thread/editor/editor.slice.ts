import type { FaqPost, FaqPostStatus } from '@extranet/shared/contracts';
import { newId, type Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { contributionSaved, threadOpened } from '../thread.facts.ts';
import type { Draft } from './drafts.ts';

/** A picture on its way: the file stays at hand, so that a cut upload can be tried again. */
export interface PictureUpload {
  id: string;
  file: File;
  progress: number;
  refusal?: Refusal;
}

interface EditorState {
  /** What is being written: a new contribution, an edited one, or nothing. */
  open: 'new' | FaqPost | null;
  html: string;
  pictures: string[];
  /** A moderator's choice; '' while there is none. */
  postStatus: FaqPostStatus | '';
  status: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
  uploads: PictureUpload[];
  /** Begun earlier and not sent. */
  draft: Draft | null;
  /** How the last new contribution was received, until the next one is begun. */
  sent: FaqPostStatus | null;
}

export const newUploads = (files: readonly File[]): PictureUpload[] =>
  files.map((file) => ({ id: newId(), file, progress: 0 }));

const nothing: EditorState = {
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
  initialState: nothing,
  reducers: {
    draftFound: (state, { payload }: PayloadAction<Draft>) => {
      state.draft = payload;
    },
    contributionBegun: ({ draft }): EditorState => ({ ...nothing, ...draft, draft, open: 'new' }),
    editingBegun: ({ draft }, { payload: post }: PayloadAction<FaqPost>): EditorState => ({
      ...nothing,
      draft,
      open: post,
      html: post.postText,
      pictures: post.postPictures,
      postStatus: post.postStatus,
    }),
    /** What was begun is kept for later; it is asked for again by its button. */
    editorClosed: ({ open, html, pictures, draft }): EditorState => ({
      ...nothing,
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
    builder.addCase(threadOpened, () => nothing);
    builder.addCase(contributionSubmitted, (state) => {
      state.status = 'pending';
    });
    builder.addCase(
      contributionSaved,
      ({ open, draft }, { payload }): EditorState =>
        open === 'new' ? { ...nothing, status: 'success', sent: payload.postStatus } : { ...nothing, draft },
    );
  },
});

/** Nothing written and no picture: there is nothing to come back to. */
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
