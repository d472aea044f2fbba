import type { AdminProduct, AdminProductCreation } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { productSaved } from '../facts.ts';

export type FileField = 'prodPicture' | 'prodDatasheet';

interface Upload {
  name: string;
  progress: number;
  refusal: Refusal | null;
}

interface ProductState {
  id: string | null;
  status: 'empty' | 'pending' | 'success' | 'missing' | 'error';
  product: AdminProduct | null;
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
  uploads: Partial<Record<FileField, Upload>>;
  /** Uploaded files, to be attached when the product is saved. */
  received: Partial<Record<FileField, { path: string; name: string }>>;
}

export const NEW = 'new';

const initialState: ProductState = {
  id: null,
  status: 'empty',
  product: null,
  saving: 'empty',
  refusal: null,
  uploads: {},
  received: {},
};

interface Submitted {
  id: string;
  form: Partial<AdminProductCreation>;
  seenAt: string | undefined;
}
export const productSubmitted = createAction<Submitted>('admin/productSubmitted');
export const fileDropped = createAction<{ field: FileField; file: File }>('admin/productFileDropped');

type OfField<T> = PayloadAction<{ field: FileField } & T>;

const product = createSlice({
  name: 'admin/product',
  initialState,
  reducers: {
    productOpened: (_state, { payload: id }: PayloadAction<string>): ProductState => ({
      ...initialState,
      id,
      status: id === NEW ? 'success' : 'pending',
    }),
    productRead: (state, { payload }: PayloadAction<AdminProduct>) => {
      state.status = 'success';
      state.product = payload;
    },
    productReadFailed: (state, { payload }: PayloadAction<Refusal>) => {
      state.status = payload.status === 404 ? 'missing' : 'error';
    },
    productRefused: (state, { payload }: PayloadAction<Refusal>) => {
      state.saving = 'error';
      state.refusal = payload;
    },
    /** The unsaved changes are gone, and with them what was wrong in them. */
    productReconsidered: (state) => {
      state.saving = 'empty';
      state.refusal = null;
      state.received = {};
    },
    uploadProgressed: (
      state,
      { payload: { field, name, progress } }: OfField<{ name: string; progress: number }>,
    ) => {
      state.uploads[field] = { name, progress, refusal: null };
    },
    uploadEnded: (state, { payload: { field, path, name } }: OfField<{ path: string; name: string }>) => {
      delete state.uploads[field];
      state.received[field] = { path, name };
    },
    uploadFailed: (state, { payload: { field, refusal } }: OfField<{ refusal: Refusal }>) => {
      const upload = state.uploads[field];
      if (upload) upload.refusal = refusal;
    },
    productClosed: (): ProductState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(productSubmitted, (state) => {
      state.saving = 'pending';
      state.refusal = null;
    });
    builder.addCase(productSaved, (state, { payload }) => {
      if (state.id !== NEW && state.id !== payload.prodId) return;
      state.product = payload;
      state.saving = 'success';
      state.received = {};
    });
  },
});

export const {
  productOpened,
  productRead,
  productReadFailed,
  productRefused,
  productReconsidered,
  uploadProgressed,
  uploadEnded,
  uploadFailed,
  productClosed,
} = product.actions;
export const productReducer = product.reducer;
export const useProduct = remoteSelector<{ product: ProductState }>('admin');
