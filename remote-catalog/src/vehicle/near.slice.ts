import type { RecentVehicle } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export interface NearState {
  /** The vehicle of the address, while it is not the chosen one. */
  named: { key: string; status: 'pending' | 'gone' | 'failed' } | null;
  /** The last ten of the account (B1.03). */
  recent: { status: 'empty' | 'pending' | 'success' | 'error'; items: RecentVehicle[] };
}

const initialState: NearState = { named: null, recent: { status: 'empty', items: [] } };

const near = createSlice({
  name: 'catalog/vehicleNear',
  initialState,
  reducers: {
    vehicleNamed: (state, { payload: key }: PayloadAction<string>): NearState => ({
      ...state,
      named: { key, status: 'pending' },
    }),
    namedFound: (state): NearState => ({ ...state, named: null }),
    namedMissing: (state, { payload }: PayloadAction<'gone' | 'failed'>): NearState => ({
      ...state,
      named: state.named && { ...state.named, status: payload },
    }),
    /** Asked for whenever a page that offers them opens: another device may have added one. */
    recentOpened: (state): NearState => ({ ...state, recent: { ...state.recent, status: 'pending' } }),
    recentRead: (state, { payload }: PayloadAction<RecentVehicle[]>): NearState => ({
      ...state,
      recent: { status: 'success', items: payload },
    }),
    recentFailed: (state): NearState => ({ ...state, recent: { ...state.recent, status: 'error' } }),
  },
});

export const { vehicleNamed, namedFound, namedMissing, recentOpened, recentRead, recentFailed } =
  near.actions;
export const nearReducer = near.reducer;

type WithNear = { near: NearState };
const useParts = remoteSelector<WithNear>('catalog');
export const useNear = <T>(select: (state: NearState) => T): T => useParts(({ near }) => select(near));
export const selectNear = (root: { catalog: WithNear }): NearState => root.catalog.near;
