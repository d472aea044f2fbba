import type { Config } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

/** Dispatched by a component that needs the rules of passwords or uploads. */
export const configWanted = createAction('admin/configWanted');

const config = createSlice({
  name: 'admin/config',
  initialState: null as Config | null,
  reducers: { configRead: (_state, { payload }: PayloadAction<Config>): Config => payload },
});

export const { configRead } = config.actions;
export const configReducer = config.reducer;
export const useReadConfig = remoteSelector<{ config: Config | null }>('admin');
