import type { CatalogueImport, CatalogueImportResult, UploadResponse } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export interface UploadedSheet extends UploadResponse {
  /** The upload_id by which the import names the file. */
  key: string;
}

interface ImportState {
  status: 'noFile' | 'uploading' | 'uploaded' | 'processing';
  progress: number;
  name: string;
  sheet: UploadedSheet | null;
  /** The result of the last import, kept until the next file. */
  result: (CatalogueImportResult & { name: string }) | null;
  refusal: Refusal | null;
  /** What the chosen columns would change; null until it is known. Nothing else can be applied. */
  effects: CatalogueImportResult | null;
  looking: boolean;
}

const initialState: ImportState = {
  status: 'noFile',
  progress: 0,
  name: '',
  sheet: null,
  result: null,
  refusal: null,
  effects: null,
  looking: false,
};

export const sheetDropped = createAction<File>('admin/sheetDropped');
/** Columns were chosen, or none that can be tried. */
export const columnsChosen = createAction<CatalogueImport | null>('admin/importColumnsChosen');
export const importSubmitted = createAction<CatalogueImport>('admin/importSubmitted');

const catalogueImport = createSlice({
  name: 'admin/import',
  initialState,
  reducers: {
    uploadProgressed: (state, { payload }: PayloadAction<number>) => {
      state.progress = payload;
    },
    sheetReceived: (state, { payload }: PayloadAction<UploadedSheet>): ImportState => ({
      ...state,
      status: 'uploaded',
      sheet: payload,
    }),
    uploadFailed: (state, { payload }: PayloadAction<Refusal>): ImportState => ({
      ...state,
      status: 'noFile',
      refusal: payload,
    }),
    effectsRead: (state, { payload }: PayloadAction<CatalogueImportResult>): ImportState => ({
      ...state,
      effects: payload,
      looking: false,
    }),
    importDone: (state, { payload }: PayloadAction<CatalogueImportResult>): ImportState => ({
      ...initialState,
      result: { ...payload, name: state.sheet?.name ?? state.name },
    }),
    /** Keeps the file, so that other columns can be chosen, or it can be looked at again. */
    importRefused: (state, { payload }: PayloadAction<Refusal>): ImportState => ({
      ...state,
      status: 'uploaded',
      refusal: payload,
      effects: null,
      looking: false,
    }),
    importCancelled: (): ImportState => initialState,
    /** The page was left: a running upload is cancelled; an uploaded file or a result waits for the next visit. */
    importLeft: (state): ImportState => (state.status === 'uploading' ? initialState : state),
    resultSeen: (state): ImportState => ({ ...state, result: null, refusal: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      sheetDropped,
      (_state, { payload }): ImportState => ({ ...initialState, status: 'uploading', name: payload.name }),
    );
    builder.addCase(
      columnsChosen,
      (state, { payload }): ImportState => ({
        ...state,
        refusal: null,
        effects: null,
        looking: payload !== null,
      }),
    );
    builder.addCase(
      importSubmitted,
      (state): ImportState => ({ ...state, status: 'processing', refusal: null }),
    );
  },
});

export const {
  uploadProgressed,
  sheetReceived,
  uploadFailed,
  effectsRead,
  importDone,
  importRefused,
  importCancelled,
  importLeft,
  resultSeen,
} = catalogueImport.actions;
export const importReducer = catalogueImport.reducer;
export const useImport = remoteSelector<{ catalogueImport: ImportState }>('admin');
