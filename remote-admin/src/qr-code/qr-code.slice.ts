import type { FileResponse } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface QrCodeState {
  /** Blocked while one is made, and for half a second after. */
  blocked: boolean;
  made: { text: string; file: FileResponse } | null;
  refusal: Refusal | null;
}

const initialState: QrCodeState = { blocked: false, made: null, refusal: null };

export const qrCodeWanted = createAction<string>('admin/qrCodeWanted');

const qrCode = createSlice({
  name: 'admin/qrCode',
  initialState,
  reducers: {
    qrCodeBegun: (state): QrCodeState => ({ ...state, blocked: true, refusal: null }),
    qrCodeMade: (state, { payload }: PayloadAction<{ text: string; file: FileResponse }>): QrCodeState => ({
      ...state,
      made: payload,
    }),
    qrCodeRefused: (state, { payload }: PayloadAction<Refusal>): QrCodeState => ({
      ...state,
      refusal: payload,
    }),
    qrCodeReleased: (state): QrCodeState => ({ ...state, blocked: false }),
  },
});

export const { qrCodeBegun, qrCodeMade, qrCodeRefused, qrCodeReleased } = qrCode.actions;
export const qrCodeReducer = qrCode.reducer;
export const useQrCode = remoteSelector<{ qrCode: QrCodeState }>('admin');
