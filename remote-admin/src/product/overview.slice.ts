import type { ProductOverview } from '@extranet/shared/contracts';
import { createAction, remoteSelector, type UnknownAction } from '@extranet/shared/store';

/** How a product sold. */
interface ProductOverviewState {
  id: string | null;
  status: 'empty' | 'pending' | 'success' | 'error';
  overview: ProductOverview | null;
}

export const productOverviewWanted = createAction<string>('admin/productOverviewWanted');
export const productOverviewRead = createAction<{ id: string; overview: ProductOverview }>(
  'admin/productOverviewRead',
);
export const productOverviewFailed = createAction<string>('admin/productOverviewFailed');

const initialState: ProductOverviewState = { id: null, status: 'empty', overview: null };

export function productOverviewReducer(state = initialState, action: UnknownAction): ProductOverviewState {
  if (productOverviewWanted.match(action)) return { ...initialState, id: action.payload, status: 'pending' };
  if (productOverviewRead.match(action) && action.payload.id === state.id)
    return { ...state, status: 'success', overview: action.payload.overview };
  if (productOverviewFailed.match(action) && action.payload === state.id)
    return { ...state, status: 'error' };
  return state;
}

export const useProductOverview = remoteSelector<{ productOverview: ProductOverviewState }>('admin');
