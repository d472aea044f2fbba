import type { ImportLook, ImportRow, UploadResponse } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { Columns } from './columns-memory.ts';

/** What is imported, and of whom where it is of one customer. */
export interface FileScope {
  readonly kind: ImportLook['kind'];
  readonly customer: string | null;
}

interface FileImportState {
  scope: FileScope | null;
  /** 'sent': its columns are to be chosen, or what it changes is being looked at ('looking'), or is known ('looked'). */
  status: 'noFile' | 'uploading' | 'sent' | 'looking' | 'looked' | 'applying';
  progress: number;
  name: string;
  sheet: UploadResponse | null;
  columns: Columns;
  /** What the file would change. */
  look: ImportRow | null;
  /** The last one that was applied here. */
  applied: ImportRow | null;
  refusal: Refusal | null;
}

const initialState: FileImportState = {
  scope: null,
  status: 'noFile',
  progress: 0,
  name: '',
  sheet: null,
  columns: {},
  look: null,
  applied: null,
  refusal: null,
};

const fileImport = createSlice({
  name: 'admin/fileImport',
  initialState,
  reducers: {
    importFileDropped: (
      _state,
      { payload }: PayloadAction<{ scope: FileScope; file: File }>,
    ): FileImportState => ({
      ...initialState,
      scope: payload.scope,
      status: 'uploading',
      name: payload.file.name,
    }),
    importFileProgressed: (state, { payload }: PayloadAction<number>): FileImportState => ({
      ...state,
      progress: payload,
    }),
    /** Looked at at once with the columns that its heads name, or that were chosen last. */
    importFileReceived: (
      state,
      { payload }: PayloadAction<{ sheet: UploadResponse; columns: Columns }>,
    ): FileImportState => ({ ...state, ...payload, status: 'looking' }),
    importColumnsPicked: (state, { payload }: PayloadAction<Columns>): FileImportState => ({
      ...state,
      columns: payload,
      status: 'looking',
      look: null,
      refusal: null,
    }),
    importFileLooked: (state, { payload }: PayloadAction<ImportRow>): FileImportState => ({
      ...state,
      status: 'looked',
      look: payload,
    }),
    importFileApplyAsked: (state, _action: PayloadAction<string>): FileImportState => ({
      ...state,
      status: 'applying',
      refusal: null,
    }),
    importFileApplied: (state, { payload }: PayloadAction<ImportRow>): FileImportState => ({
      ...initialState,
      scope: state.scope,
      applied: payload,
    }),
    /** The file stays, so that its columns can be chosen again, or it can be looked at again. */
    importFileRefused: (state, { payload }: PayloadAction<Refusal>): FileImportState => ({
      ...state,
      status: state.sheet ? (state.look ? 'looked' : 'sent') : 'noFile',
      refusal: payload,
    }),
    importFileLeft: (): FileImportState => initialState,
  },
});

export const {
  importFileDropped,
  importFileProgressed,
  importFileReceived,
  importColumnsPicked,
  importFileLooked,
  importFileApplyAsked,
  importFileApplied,
  importFileRefused,
  importFileLeft,
} = fileImport.actions;
export const fileImportReducer = fileImport.reducer;
export const useFileImport = remoteSelector<{ fileImport: FileImportState }>('admin');
export const selectFileImport = (state: { admin: { fileImport: FileImportState } }) => state.admin.fileImport;
