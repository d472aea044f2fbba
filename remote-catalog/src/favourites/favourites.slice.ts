import type { ProductRow } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface FavouritesState {
  status: 'empty' | 'pending' | 'success' | 'error';
  /** The latest first. What is taken out stays in its place until they are read anew: a second press has it back. */
  products: readonly ProductRow[];
  /** Taken out since they were read. */
  out: readonly string[];
  /** Being kept or taken out. */
  saving: readonly string[];
  /** Of the last one that stayed as it was; '' where the server gave no reason. */
  refusal: { prodId: string; message: string } | null;
}

const initialState: FavouritesState = { status: 'empty', products: [], out: [], saving: [], refusal: null };

interface Wish {
  product: ProductRow;
  wanted: boolean;
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

/** What is known is shown until it is read anew. */
const begun = (state: FavouritesState): FavouritesState => ({
  ...state,
  status: state.status === 'success' ? 'success' : 'pending',
  refusal: null,
});

const favourites = createSlice({
  name: 'catalog/favourites',
  initialState,
  reducers: {
    /** A product is on the screen: once known, they need not be read again for it. */
    favouritesWanted: begun,
    /** All of them are. */
    favouritesOpened: begun,
    favouritesRead: (state, { payload }: PayloadAction<readonly ProductRow[]>): FavouritesState => ({
      ...state,
      status: 'success',
      products: payload,
      out: [],
    }),
    /** What is known is shown all the same. */
    favouritesFailed: (state): FavouritesState => ({
      ...state,
      status: state.status === 'success' ? 'success' : 'error',
    }),
    favouriteWished: (state, { payload: { product } }: PayloadAction<Wish>): FavouritesState => ({
      ...state,
      saving: [...state.saving, product.prodId],
      refusal: null,
    }),
    favouriteSaved: (state, { payload: { product, wanted } }: PayloadAction<Wish>): FavouritesState => {
      const { prodId } = product;
      const known = state.products.some((one) => one.prodId === prodId);
      const out = without(state.out, prodId);
      return {
        ...state,
        saving: without(state.saving, prodId),
        products: known || !wanted ? state.products : [product, ...state.products],
        out: wanted ? out : [...out, prodId],
      };
    },
    favouriteRefused: (
      state,
      { payload }: PayloadAction<{ prodId: string; message: string }>,
    ): FavouritesState => ({
      ...state,
      saving: without(state.saving, payload.prodId),
      refusal: payload,
    }),
  },
});

export const {
  favouritesWanted,
  favouritesOpened,
  favouritesRead,
  favouritesFailed,
  favouriteWished,
  favouriteSaved,
  favouriteRefused,
} = favourites.actions;
export const favouritesReducer = favourites.reducer;

type WithFavourites = { favourites: FavouritesState };
const useParts = remoteSelector<WithFavourites>('catalog');
export const useFavourites = <T>(select: (state: FavouritesState) => T): T =>
  useParts(({ favourites: state }) => select(state));

export const isFavourite = ({ products, out }: FavouritesState, prodId: string): boolean =>
  !out.includes(prodId) && products.some((product) => product.prodId === prodId);
export const selectFavourites = (root: { catalog: WithFavourites }): FavouritesState =>
  root.catalog.favourites;
