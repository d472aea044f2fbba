import type { SpecialPricesPreview } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface PricesImportState {
  status: 'noFile' | 'uploading' | 'reading' | 'read';
  progress: number;
  name: string;
  /** What the file would change; it changes the list that is edited, and with it what is saved. */
  preview: SpecialPricesPreview | null;
  refusal: Refusal | null;
}

const initialState: PricesImportState = {
  status: 'noFile',
  progress: 0,
  name: '',
  preview: null,
  refusal: null,
};

const pricesImport = createSlice({
  name: 'admin/pricesImport',
  initialState,
  reducers: {
    pricesFileDropped: (
      _state,
      { payload }: PayloadAction<{ customer: string; file: File }>,
    ): PricesImportState => ({ ...initialState, status: 'uploading', name: payload.file.name }),
    pricesFileProgressed: (state, { payload }: PayloadAction<number>): PricesImportState => ({
      ...state,
      progress: payload,
    }),
    pricesFileReceived: (state): PricesImportState => ({ ...state, status: 'reading' }),
    pricesFileRead: (state, { payload }: PayloadAction<SpecialPricesPreview>): PricesImportState => ({
      ...state,
      status: 'read',
      preview: payload,
    }),
    pricesFileRefused: (_state, { payload }: PayloadAction<Refusal>): PricesImportState => ({
      ...initialState,
      refusal: payload,
    }),
    pricesFileLeft: (): PricesImportState => initialState,
  },
});

export const {
  pricesFileDropped,
  pricesFileProgressed,
  pricesFileReceived,
  pricesFileRead,
  pricesFileRefused,
  pricesFileLeft,
} = pricesImport.actions;
export const pricesImportReducer = pricesImport.reducer;
export const usePricesImport = remoteSelector<{ pricesImport: PricesImportState }>('admin');
