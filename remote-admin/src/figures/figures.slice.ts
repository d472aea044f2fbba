import type { ForumFigures, OrderFigures, SearchMiss } from '@extranet/shared/contracts';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { Period } from './period.ts';

export type FigureStatus = 'empty' | 'pending' | 'success' | 'error';

/** Each comes from a call of its own: one that fails leaves the others. What was read stays in sight meanwhile. */
interface FiguresState {
  orders: { status: FigureStatus; read: OrderFigures | null };
  forum: { status: FigureStatus; read: ForumFigures | null };
  misses: { status: FigureStatus; read: SearchMiss[] | null };
}

const initialState: FiguresState = {
  orders: { status: 'empty', read: null },
  forum: { status: 'empty', read: null },
  misses: { status: 'empty', read: null },
};

export const figuresOpened = createAction<Period>('admin/figuresOpened');

const figures = createSlice({
  name: 'admin/figures',
  initialState,
  reducers: {
    orderFiguresRead: (state, { payload }: PayloadAction<OrderFigures>): FiguresState => ({
      ...state,
      orders: { status: 'success', read: payload },
    }),
    forumFiguresRead: (state, { payload }: PayloadAction<ForumFigures>): FiguresState => ({
      ...state,
      forum: { status: 'success', read: payload },
    }),
    mostMissedRead: (state, { payload }: PayloadAction<SearchMiss[]>): FiguresState => ({
      ...state,
      misses: { status: 'success', read: payload },
    }),
    /** Figures of another period than the one asked for would lie: they go. */
    figuresFailed: (state, { payload }: PayloadAction<keyof FiguresState>): FiguresState => ({
      ...state,
      [payload]: { status: 'error', read: null },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(
      figuresOpened,
      (state): FiguresState => ({
        orders: { ...state.orders, status: 'pending' },
        forum: { ...state.forum, status: 'pending' },
        misses: { ...state.misses, status: 'pending' },
      }),
    );
  },
});

export const { orderFiguresRead, forumFiguresRead, mostMissedRead, figuresFailed } = figures.actions;
export const figuresReducer = figures.reducer;
export const useFigures = remoteSelector<{ figures: FiguresState }>('admin');
