import type { FaqPost, FaqPostStatus } from '@extranet/shared/contracts';
import { newId, type Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { contributionSaved, contributionWithdrawn, threadOpened } from '../thread.facts.ts';
import { changeOf, type Draft } from './drafts.ts';

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
  /** Changes of contributions that were begun earlier and not saved, each of the version that was read. */
  changes: Record<string, Draft>;
  /** The contribution whose change was saved last, until the next one is begun. */
  saved: string | null;
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
  changes: {},
  saved: null,
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
    changeFound: ({ changes }, { payload }: PayloadAction<{ post: FaqPost; change: Draft }>) => {
      changes[changeOf(payload.post)] = payload.change;
    },
    contributionBegun: (state): EditorState => {
      const aside = putAside(state);
      return { ...initialState, ...aside, ...aside.draft, open: 'new' };
    },
    editingBegun: (state, { payload: post }: PayloadAction<FaqPost>): EditorState => {
      const aside = putAside(state);
      const { postText, postPictures, postStatus } = post;
      const written = aside.changes[changeOf(post)] ?? { html: postText, pictures: postPictures };
      return { ...initialState, ...aside, ...written, open: post, postStatus };
    },
    /** The text is kept as a draft, which a button opens again. */
    editorClosed: (state): EditorState => ({ ...initialState, ...putAside(state) }),
    /** The contribution stays as it was. */
    editingCancelled: ({ draft, changes }, { payload: post }: PayloadAction<FaqPost>): EditorState => ({
      ...initialState,
      draft,
      changes: without(changes, post),
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
    // Thanks for what was taken back would be read as if it were there still.
    builder.addCase(contributionWithdrawn, (state) => {
      state.sent = null;
    });
    builder.addCase(contributionSubmitted, (state) => {
      state.status = 'pending';
    });
    builder.addCase(
      contributionSaved,
      ({ open, draft, changes }, { payload }): EditorState =>
        open === null || open === 'new'
          ? { ...initialState, changes, status: 'success', sent: payload.postStatus }
          : { ...initialState, draft, changes: without(changes, open), saved: payload.postId },
    );
  },
});

/** What is being written stays for later, whatever is opened instead. */
function putAside({
  open,
  html,
  pictures,
  draft,
  changes,
}: EditorState): Pick<EditorState, 'draft' | 'changes'> {
  if (open === null) return { draft, changes };
  if (open === 'new') return { draft: worthKeeping({ html, pictures }), changes };
  const change = changeWorthKeeping(open, { html, pictures });
  return { draft, changes: { ...without(changes, open), ...(change && { [changeOf(open)]: change }) } };
}

const without = (changes: Record<string, Draft>, post: FaqPost): Record<string, Draft> =>
  Object.fromEntries(Object.entries(changes).filter(([version]) => version !== changeOf(post)));

/** The draft to store; null when there is no text and no picture. */
export const worthKeeping = (draft: Draft): Draft | null =>
  draft.html === '' && draft.pictures.length === 0 ? null : draft;

/** The same of a contribution that is being changed: null when it reads as before. */
export const changeWorthKeeping = (post: FaqPost, { html, pictures }: Draft): Draft | null =>
  html === post.postText && pictures.join() === post.postPictures.join() ? null : { html, pictures };

export const {
  draftFound,
  changeFound,
  contributionBegun,
  editingBegun,
  editorClosed,
  editingCancelled,
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
