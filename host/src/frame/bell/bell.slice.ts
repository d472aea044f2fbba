import type { Notification, NotificationList } from '@extranet/shared/contracts';
import { signedOut } from '@extranet/shared/session';
import { createSlice, type PayloadAction } from '@extranet/shared/store';

interface BellState {
  unread: number;
  open: boolean;
  status: 'empty' | 'pending' | 'success' | 'error';
  notifications: Notification[];
  /** Older ones follow. */
  more: boolean;
  /** Older ones are being fetched. */
  growing: boolean;
  /** The revision of the registry of remotes of which the server told last. */
  registry: number | null;
}

const initialState: BellState = {
  unread: 0,
  open: false,
  status: 'empty',
  notifications: [],
  more: false,
  growing: false,
  registry: null,
};

const bell = createSlice({
  name: 'bell',
  initialState,
  reducers: {
    unreadTold: (state, { payload }: PayloadAction<number>): BellState => ({ ...state, unread: payload }),
    registryTold: (state, { payload }: PayloadAction<number>): BellState => ({ ...state, registry: payload }),
    bellOpened: (state): BellState => ({
      ...state,
      open: true,
      status: state.status === 'success' ? 'success' : 'pending',
    }),
    bellClosed: (state): BellState => ({ ...state, open: false }),
    listRead: (state, { payload }: PayloadAction<NotificationList>): BellState => ({
      ...state,
      status: 'success',
      growing: false,
      ...payload,
    }),
    olderAsked: (state): BellState => ({ ...state, growing: true }),
    olderRead: (state, { payload }: PayloadAction<NotificationList>): BellState => ({
      ...state,
      growing: false,
      more: payload.more,
      unread: payload.unread,
      notifications: [...state.notifications, ...payload.notifications],
    }),
    listUnread: (state): BellState => ({
      ...state,
      growing: false,
      status: state.status === 'success' ? 'success' : 'error',
    }),
    /** Shown at once; the next number that the server tells is right again if it refused. */
    notificationRead: (state, { payload: id }: PayloadAction<string>) => {
      const one = state.notifications.find((notification) => notification.id === id);
      if (!one || one.read) return;
      one.read = true;
      state.unread = Math.max(0, state.unread - 1);
    },
    allRead: (state): BellState => ({
      ...state,
      unread: 0,
      notifications: state.notifications.map((one) => ({ ...one, read: true })),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const {
  unreadTold,
  registryTold,
  bellOpened,
  bellClosed,
  listRead,
  olderAsked,
  olderRead,
  listUnread,
  notificationRead,
  allRead,
} = bell.actions;
export const bellReducer = bell.reducer;
export const selectToldRegistry = (state: { bell: BellState }) => state.bell.registry;
export const selectBell = (state: { bell: BellState }) => state.bell;
