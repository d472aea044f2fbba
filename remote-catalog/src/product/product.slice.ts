import type {
  CartAdd,
  DeliveryInformationRequest,
  Product,
  ProductRow,
  ProductsConfig,
  RelatedProduct,
} from '@extranet/shared/contracts';
import { productOpenRequested } from '@extranet/shared/remote';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { rowChosen } from '../facts.ts';
import type { Alternative } from './alternatives.ts';

type Status = 'empty' | 'pending' | 'success' | 'error';

export interface ProductState {
  /** The product whose modal is open; null when none is. */
  prodId: string | null;
  /** The products visited before this one in the modal; 'back' leads to the last of them. */
  trail: { prodId: string; prodRef: string }[];
  /** How many history entries lie between now and the page on which the modal was opened. */
  steps: number;
  /** A link opened the modal: the history has no entry of this page without it. */
  openedByLink: boolean;
  /** 'gone': the server says that there is no such product (any more). */
  status: 'pending' | 'success' | 'gone' | 'error';
  /** The product's row in a list, shown until the server answers. */
  row: ProductRow | null;
  product: Product | null;
  message: string;
  related: { status: Status; items: RelatedProduct[] };
  /** What fits the same vehicle and can be ordered, when this product cannot be had. */
  alternatives: readonly Alternative[];
  config: { status: Status; value: ProductsConfig | null };
  adding: Status;
  /** The server's reason why the product could not be added. */
  refusal: string;
  /** State of the request for delivery information. */
  asking: Status;
  /** The supplier already had this request. */
  askedBefore: boolean;
  /** The server's reason why the request was refused. */
  askingRefusal: string;
}

const initialState: ProductState = {
  prodId: null,
  trail: [],
  steps: 0,
  openedByLink: false,
  status: 'pending',
  row: null,
  product: null,
  message: '',
  related: { status: 'empty', items: [] },
  alternatives: [],
  config: { status: 'empty', value: null },
  adding: 'empty',
  refusal: '',
  asking: 'empty',
  askedBefore: false,
  askingRefusal: '',
};

/** The state for another product: only the way back and the configuration are kept. */
const shown = (state: ProductState, prodId: string): ProductState => ({
  ...initialState,
  config: state.config,
  row: state.row?.prodId === prodId ? state.row : null,
  trail: state.trail,
  steps: state.steps,
  openedByLink: state.openedByLink,
  prodId,
});

const withTrail = (state: ProductState) => {
  const { prodId, trail, product, row } = state;
  return prodId === null ? [] : [...trail, { prodId, prodRef: (product ?? row)?.prodRef ?? '' }];
};

function opened(state: ProductState, prodId: string, steps: number): ProductState {
  if (prodId === state.prodId) return state;
  return { ...shown(state, prodId), trail: withTrail(state), steps: state.steps + steps };
}

const product = createSlice({
  name: 'catalog/product',
  initialState,
  reducers: {
    /** The address contains another product: by a link, 'back' or 'forward'. */
    productAddressed: (
      state,
      { payload: { prodId, openedByLink } }: PayloadAction<{ prodId: string; openedByLink: boolean }>,
    ): ProductState => {
      const at = state.trail.findIndex((entry) => entry.prodId === prodId);
      if (at < 0)
        return {
          ...opened(state, prodId, openedByLink ? 0 : 1),
          openedByLink: state.openedByLink || openedByLink,
        };
      const back = state.trail.length - at;
      return {
        ...shown(state, prodId),
        trail: state.trail.slice(0, at),
        steps: Math.max(0, state.steps - back),
      };
    },
    retryAsked: (state) => ({ ...state, status: 'pending' as const }),
    productRead: (state, { payload }: PayloadAction<Product>): ProductState => ({
      ...state,
      status: 'success',
      product: payload,
    }),
    productGone: (state): ProductState => ({ ...state, status: 'gone' }),
    productFailed: (state, { payload }: PayloadAction<string>): ProductState => ({
      ...state,
      status: 'error',
      message: payload,
    }),
    productClosed: ({ config }): ProductState => ({ ...initialState, config }),
    relatedRead: (state, { payload }: PayloadAction<RelatedProduct[]>): ProductState => ({
      ...state,
      related: { status: 'success', items: payload },
    }),
    relatedFailed: (state): ProductState => ({ ...state, related: { status: 'error', items: [] } }),
    alternativesFound: (state, { payload }: PayloadAction<readonly Alternative[]>): ProductState => ({
      ...state,
      alternatives: payload,
    }),
    configRead: (state, { payload }: PayloadAction<ProductsConfig>): ProductState => ({
      ...state,
      config: { status: 'success', value: payload },
    }),
    configFailed: (state): ProductState => ({ ...state, config: { status: 'error', value: null } }),
    addSubmitted: (state, _action: PayloadAction<CartAdd>): ProductState => ({ ...state, adding: 'pending' }),
    // Answers name their product, because another one may be open by now.
    productAdded: (state, { payload }: PayloadAction<string>): ProductState =>
      payload === state.prodId ? { ...state, adding: 'success' } : state,
    addFailed: (state, { payload }: PayloadAction<{ prodId: string; message: string }>): ProductState =>
      payload.prodId === state.prodId ? { ...state, adding: 'error', refusal: payload.message } : state,
    deliveryAsked: (state, _action: PayloadAction<DeliveryInformationRequest>): ProductState => ({
      ...state,
      asking: 'pending',
    }),
    deliveryRequested: (
      state,
      { payload: { prodId, askedBefore } }: PayloadAction<{ prodId: string; askedBefore: boolean }>,
    ): ProductState => (prodId === state.prodId ? { ...state, asking: 'success', askedBefore } : state),
    deliveryRequestFailed: (
      state,
      { payload: { prodId, message } }: PayloadAction<{ prodId: string; message: string }>,
    ): ProductState =>
      prodId === state.prodId ? { ...state, asking: 'error', askingRefusal: message } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(rowChosen, (state, { payload }) => ({ ...state, row: payload }));
    builder.addCase(productOpenRequested, (state, { payload }) => opened(state, payload.prodId, 1));
  },
});

export const {
  productAddressed,
  retryAsked,
  productRead,
  productGone,
  productFailed,
  productClosed,
  relatedRead,
  relatedFailed,
  alternativesFound,
  configRead,
  configFailed,
  addSubmitted,
  productAdded,
  addFailed,
  deliveryAsked,
  deliveryRequested,
  deliveryRequestFailed,
} = product.actions;
export const productReducer = product.reducer;

export const useProduct = remoteSelector<{ product: ProductState }>('catalog');

type WithProduct = { catalog: { product: ProductState } };
export const selectProduct = (root: WithProduct): ProductState => root.catalog.product;
