import type { OrderReturns, Return, ReturnPost } from '@extranet/shared/contracts';
import { newId, type Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { type KeptReturn, noForm, type ReturnForm } from './kept-form.ts';

/** A photograph on its way; the file is kept, so that it can be sent again. */
export interface PhotoUpload {
  id: string;
  file: File;
  progress: number;
  refusal?: Refusal;
}

interface AskState {
  orderId: string;
  status: 'pending' | 'success' | 'missing' | 'error';
  known: OrderReturns | null;
  /** Of this form: sent twice it asks once. */
  key: string;
  form: ReturnForm;
  photos: string[];
  uploads: PhotoUpload[];
  /** The form had photographs when it was left; a tab keeps none. */
  photosLost: boolean;
  sending: boolean;
  refusal: Refusal | null;
  /** What was asked for; the page leads to it. */
  asked: Return | null;
}

export type ReturnWish = Pick<ReturnPost, 'lines' | 'reason' | 'text'>;

export const newUploads = (files: readonly File[]): PhotoUpload[] =>
  files.map((file) => ({ id: newId(), file, progress: 0 }));

const initialState: AskState = {
  orderId: '',
  status: 'pending',
  known: null,
  key: '',
  form: noForm,
  photos: [],
  uploads: [],
  photosLost: false,
  sending: false,
  refusal: null,
  asked: null,
};

const ask = createSlice({
  name: 'cart-orders/askReturn',
  initialState,
  reducers: {
    orderReturnsOpened: (state, { payload: orderId }: PayloadAction<string>): AskState =>
      state.orderId === orderId
        ? { ...state, status: state.known ? 'success' : 'pending' }
        : { ...initialState, orderId },
    orderReturnsRead: (state, { payload }: PayloadAction<OrderReturns>): AskState => ({
      ...state,
      status: 'success',
      known: payload,
    }),
    orderReturnsMissing: (state): AskState => ({ ...state, status: 'missing' }),
    orderReturnsFailed: (state): AskState => ({ ...state, status: state.known ? 'success' : 'error' }),
    /** An empty form with a key of its own. */
    askBegun: (state, { payload: orderId }: PayloadAction<string>): AskState => ({
      ...initialState,
      orderId,
      known: state.orderId === orderId ? state.known : null,
      status: state.orderId === orderId && state.known ? 'success' : 'pending',
      key: newId(),
    }),
    /** What was filled in before this order was last left, in this tab. */
    formRestored: (state, { payload }: PayloadAction<KeptReturn>): AskState => ({
      ...state,
      key: payload.key,
      form: payload.form,
      photosLost: payload.hadPhotos,
    }),
    formFilled: (state, { payload }: PayloadAction<Partial<ReturnForm>>): AskState => ({
      ...state,
      form: { ...state.form, ...payload },
    }),
    lossSeen: (state): AskState => ({ ...state, photosLost: false }),
    photosChosen: (state, { payload }: PayloadAction<PhotoUpload[]>) => {
      state.uploads.push(...payload);
      state.photosLost = false;
    },
    photoProgressed: ({ uploads }, { payload }: PayloadAction<{ id: string; progress: number }>) => {
      const upload = uploads.find(({ id }) => id === payload.id);
      if (upload) upload.progress = payload.progress;
    },
    photoDone: (state, { payload }: PayloadAction<{ id: string; path: string }>) => {
      state.uploads = state.uploads.filter(({ id }) => id !== payload.id);
      state.photos.push(payload.path);
    },
    photoRefused: ({ uploads }, { payload }: PayloadAction<{ id: string; refusal: Refusal }>) => {
      const upload = uploads.find(({ id }) => id === payload.id);
      if (upload) upload.refusal = payload.refusal;
    },
    photoRetried: ({ uploads }, { payload }: PayloadAction<PhotoUpload>) => {
      const upload = uploads.find(({ id }) => id === payload.id);
      if (upload) Object.assign(upload, { progress: 0, refusal: undefined });
    },
    photoDropped: (state, { payload }: PayloadAction<string>) => {
      state.uploads = state.uploads.filter(({ id }) => id !== payload);
    },
    photoRemoved: (state, { payload }: PayloadAction<string>) => {
      state.photos = state.photos.filter((path) => path !== payload);
    },
    returnSubmitted: (state, _action: PayloadAction<ReturnWish>): AskState => ({
      ...state,
      sending: true,
      refusal: null,
    }),
    returnAsked: (state, { payload }: PayloadAction<Return>): AskState => ({
      ...initialState,
      orderId: state.orderId,
      asked: payload,
    }),
    returnRefused: (state, { payload }: PayloadAction<Refusal>): AskState => ({
      ...state,
      sending: false,
      refusal: payload,
    }),
  },
});

export const {
  orderReturnsOpened,
  orderReturnsRead,
  orderReturnsMissing,
  orderReturnsFailed,
  askBegun,
  formRestored,
  formFilled,
  lossSeen,
  photosChosen,
  photoProgressed,
  photoDone,
  photoRefused,
  photoRetried,
  photoDropped,
  photoRemoved,
  returnSubmitted,
  returnAsked,
  returnRefused,
} = ask.actions;
export const askReducer = ask.reducer;
export const useAsk = remoteSelector<{ askReturn: AskState }>('cart-orders');
export const selectAsk = (root: { 'cart-orders': { askReturn: AskState } }): AskState =>
  root['cart-orders'].askReturn;
