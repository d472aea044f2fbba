import type { ColumnSet, ListView, ListViews, ListViewWish, ViewedList } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

type Status = 'empty' | 'pending' | 'success' | 'error';

interface ListState extends ListViews {
  status: Status;
}

/** What came of the last change, for one sentence on the screen. */
type Told =
  | { what: 'removed'; view: ListView }
  | { what: 'restored'; view: ListView }
  | { what: 'failed'; refusal: Refusal };

export interface ListViewsState {
  lists: Partial<Record<ViewedList, ListState>>;
  /** Of every view that was seen: one that a colleague deleted is still called by its name. */
  names: Record<string, string>;
  saving: { status: Status; refusal: Refusal | null; saved: ListView | null };
  removing: boolean;
  told: Told | null;
}

const NOTHING: ListState = { status: 'empty', views: [], columns: [] };
const initialState: ListViewsState = {
  lists: {},
  names: {},
  saving: { status: 'empty', refusal: null, saved: null },
  removing: false,
  told: null,
};

/** `over`: the view, as it was read, that is replaced; without it a new one is saved. */
export interface ViewSubmitted {
  wish: ListViewWish;
  over: Pick<ListView, 'id' | 'version'> | undefined;
}

export const viewRestored = createAction<ListView>('admin/listViewRestored');

const listViews = createSlice({
  name: 'admin/listViews',
  initialState,
  reducers: {
    viewsOpened: ({ lists }, { payload }: PayloadAction<ViewedList>) => {
      const known = lists[payload];
      // What is known stays on the screen while it is read again.
      if (known?.status !== 'success') lists[payload] = { ...(known ?? NOTHING), status: 'pending' };
    },
    viewsRead: (state, { payload }: PayloadAction<{ list: ViewedList; read: ListViews }>) => {
      state.lists[payload.list] = { ...payload.read, status: 'success' };
      for (const { id, name } of payload.read.views) state.names[id] = name;
    },
    viewsFailed: ({ lists }, { payload }: PayloadAction<ViewedList>) => {
      const known = lists[payload];
      if (known?.status !== 'success') lists[payload] = { ...(known ?? NOTHING), status: 'error' };
    },
    viewFormOpened: (state) => {
      state.saving = initialState.saving;
    },
    viewSubmitted: (state, _action: PayloadAction<ViewSubmitted>) => {
      state.saving = { ...initialState.saving, status: 'pending' };
    },
    viewSaved: (state, { payload }: PayloadAction<ListView>) => {
      state.saving = { status: 'success', refusal: null, saved: payload };
      put(state, payload);
    },
    viewRefused: (state, { payload }: PayloadAction<Refusal>) => {
      state.saving = { status: 'error', refusal: payload, saved: null };
    },
    viewRemovalAsked: (state, _action: PayloadAction<ListView>) => {
      state.removing = true;
    },
    viewRemoved: (state, { payload }: PayloadAction<ListView>) => {
      const known = state.lists[payload.list];
      if (known) known.views = known.views.filter(({ id }) => id !== payload.id);
      state.removing = false;
      state.told = { what: 'removed', view: payload };
    },
    viewCameBack: (state, { payload }: PayloadAction<ListView>) => {
      put(state, payload);
      state.told = { what: 'restored', view: payload };
    },
    viewChangeFailed: (state, { payload }: PayloadAction<Refusal>) => {
      state.removing = false;
      state.told = { what: 'failed', refusal: payload };
    },
    columnsChosen: (
      { lists },
      { payload }: PayloadAction<{ list: ViewedList; of: ColumnSet; columns: string[] }>,
    ) => {
      const { list, of, columns } = payload;
      const known = lists[list] ?? NOTHING;
      lists[list] = { ...known, columns: [...known.columns.filter((one) => one.of !== of), { of, columns }] };
    },
  },
});

function put({ lists, names }: ListViewsState, view: ListView): void {
  const known = lists[view.list] ?? NOTHING;
  const views = [...known.views.filter(({ id }) => id !== view.id), view];
  lists[view.list] = {
    ...known,
    views: views.sort((one, other) => one.name.localeCompare(other.name, 'fr')),
  };
  names[view.id] = view.name;
}

export const {
  viewsOpened,
  viewsRead,
  viewsFailed,
  viewFormOpened,
  viewSubmitted,
  viewSaved,
  viewRefused,
  viewRemovalAsked,
  viewRemoved,
  viewCameBack,
  viewChangeFailed,
  columnsChosen,
} = listViews.actions;
export const listViewsReducer = listViews.reducer;
export const useListViews = remoteSelector<{ listViews: ListViewsState }>('admin');
