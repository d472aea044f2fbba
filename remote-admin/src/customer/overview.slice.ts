import type { CustomerOverview } from '@extranet/shared/contracts';
import { createAction, remoteSelector, type UnknownAction } from '@extranet/shared/store';

/** A customer's orders in figures, and the delivery addresses. */
interface CustomerOverviewState {
  id: string | null;
  status: 'empty' | 'pending' | 'success' | 'error';
  overview: CustomerOverview | null;
}

export const customerOverviewWanted = createAction<string>('admin/customerOverviewWanted');
export const customerOverviewRead = createAction<{ id: string; overview: CustomerOverview }>(
  'admin/customerOverviewRead',
);
export const customerOverviewFailed = createAction<string>('admin/customerOverviewFailed');

const initialState: CustomerOverviewState = { id: null, status: 'empty', overview: null };

export function customerOverviewReducer(state = initialState, action: UnknownAction): CustomerOverviewState {
  if (customerOverviewWanted.match(action)) return { ...initialState, id: action.payload, status: 'pending' };
  if (customerOverviewRead.match(action) && action.payload.id === state.id)
    return { ...state, status: 'success', overview: action.payload.overview };
  if (customerOverviewFailed.match(action) && action.payload === state.id)
    return { ...state, status: 'error' };
  return state;
}

export const useCustomerOverview = remoteSelector<{ customerOverview: CustomerOverviewState }>('admin');
