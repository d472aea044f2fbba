import type { BackupsOverview } from '@extranet/shared/contracts';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface BackupsState {
  status: 'empty' | 'pending' | 'success' | 'error';
  overview: BackupsOverview | null;
}

const backups = createSlice({
  name: 'admin/backups',
  initialState: { status: 'empty', overview: null } as BackupsState,
  reducers: {
    backupsOpened: (state): BackupsState => ({ ...state, status: 'pending' }),
    backupsRead: (_state, { payload }: PayloadAction<BackupsOverview>): BackupsState => ({
      status: 'success',
      overview: payload,
    }),
    backupsFailed: (state): BackupsState => ({ ...state, status: 'error' }),
  },
});

export const { backupsOpened, backupsRead, backupsFailed } = backups.actions;
export const backupsReducer = backups.reducer;
export const useBackups = remoteSelector<{ backups: BackupsState }>('admin');
