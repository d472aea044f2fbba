import type { ApplicationsImportRow, ApplicationsPreview } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface ImportState {
  status: 'noFile' | 'uploading' | 'reading' | 'preview' | 'applying';
  progress: number;
  name: string;
  preview: ApplicationsPreview | null;
  refusal: Refusal | null;
  list: { status: 'empty' | 'pending' | 'success' | 'error'; imports: ApplicationsImportRow[] };
  /** The import that is being undone, or was last; why it could not be. */
  undo: {
    row: ApplicationsImportRow;
    status: 'pending' | 'success' | 'error';
    refusal: Refusal | null;
  } | null;
  /** The one that was applied here last, to be undone at once. */
  applied: ApplicationsImportRow | null;
}

const initialState: ImportState = {
  status: 'noFile',
  progress: 0,
  name: '',
  preview: null,
  refusal: null,
  list: { status: 'empty', imports: [] },
  undo: null,
  applied: null,
};

export const fileDropped = createAction<File>('admin/applicationsFileDropped');
export const applyAsked = createAction<string>('admin/applicationsApplyAsked');
export const undoAsked = createAction<{ row: ApplicationsImportRow; leaveChanged: boolean }>(
  'admin/applicationsUndoAsked',
);

const slice = createSlice({
  name: 'admin/applicationsImport',
  initialState,
  reducers: {
    importsOpened: (state) => {
      if (state.list.status !== 'success') state.list.status = 'pending';
    },
    importsRead: (state, { payload }: PayloadAction<ApplicationsImportRow[]>) => {
      state.list = { status: 'success', imports: payload };
    },
    importsFailed: (state) => {
      state.list.status = 'error';
    },
    fileProgressed: (state, { payload }: PayloadAction<number>) => {
      state.progress = payload;
    },
    fileReceived: (state) => {
      state.status = 'reading';
    },
    previewRead: (state, { payload }: PayloadAction<ApplicationsPreview>) => {
      state.status = 'preview';
      state.preview = payload;
    },
    /** Of the file, or of applying it: then the preview stays, to be tried again. */
    importRefused: (state, { payload }: PayloadAction<Refusal>) => {
      state.status = state.preview ? 'preview' : 'noFile';
      state.refusal = payload;
    },
    importApplied: (state, { payload }: PayloadAction<ApplicationsImportRow>) => {
      state.status = 'noFile';
      state.preview = null;
      state.applied = payload;
      state.list.imports = withRow(state.list.imports, payload);
    },
    importDropped: (state) => {
      state.status = 'noFile';
      state.preview = null;
      state.refusal = null;
    },
    /** The page was left: a file that is still on its way is given up. */
    importsLeft: (state) => {
      if (state.status === 'uploading' || state.status === 'reading') state.status = 'noFile';
      state.applied = null;
      state.undo = null;
      state.refusal = null;
    },
    importUndone: (state, { payload }: PayloadAction<ApplicationsImportRow>) => {
      state.undo = { row: payload, status: 'success', refusal: null };
      state.list.imports = withRow(state.list.imports, payload);
      state.applied = null;
    },
    undoRefused: (state, { payload }: PayloadAction<Refusal>) => {
      if (state.undo) state.undo = { ...state.undo, status: 'error', refusal: payload };
    },
    refusalSeen: (state) => {
      state.refusal = null;
      state.undo = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(
      fileDropped,
      (state, { payload }): ImportState => ({
        ...initialState,
        list: state.list,
        status: 'uploading',
        name: payload.name,
      }),
    );
    builder.addCase(applyAsked, (state) => {
      state.status = 'applying';
      state.refusal = null;
    });
    builder.addCase(undoAsked, (state, { payload }) => {
      state.undo = { row: payload.row, status: 'pending', refusal: null };
    });
  },
});

const inOrder = (one: ApplicationsImportRow, other: ApplicationsImportRow) =>
  one.impCreatedAt < other.impCreatedAt ? 1 : -1;

const withRow = (imports: ApplicationsImportRow[], row: ApplicationsImportRow) =>
  [...imports.filter(({ impId }) => impId !== row.impId), row].sort(inOrder);

export const {
  importsOpened,
  importsRead,
  importsFailed,
  fileProgressed,
  fileReceived,
  previewRead,
  importRefused,
  importApplied,
  importDropped,
  importsLeft,
  importUndone,
  undoRefused,
  refusalSeen,
} = slice.actions;
export const applicationsImportReducer = slice.reducer;
export const useApplicationsImport = remoteSelector<{ applicationsImport: ImportState }>('admin');
