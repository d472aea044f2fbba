import type { ImportKind, ImportLine, ImportRow, ImportView } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export interface Difference {
  readonly id: string;
  readonly view: ImportView;
}

/** The lines of one view of one import, as far as they were scrolled to. */
export interface ShownLines {
  readonly view: ImportView;
  readonly status: 'pending' | 'success' | 'error';
  readonly lines: readonly ImportLine[];
  readonly total: number;
}

const PENDING: ShownLines = { view: 'change', status: 'pending', lines: [], total: 0 };
export const shownLines = ({ differences }: ImportsState, id: string): ShownLines =>
  differences[id] ?? PENDING;

interface ImportsState {
  /** By import, as an earlier file's lines may stand beside those of a new one. */
  differences: Readonly<Record<string, ShownLines>>;
  list: { status: 'empty' | 'pending' | 'success' | 'error'; imports: ImportRow[] };
  /** The import that is planned, taken off the plan or taken back, and what came of it. */
  change: { id: string; way: Way; status: 'pending' | 'success' | 'error'; refusal: Refusal | null } | null;
}
type LinesRead = Difference & { offset: number; lines: ImportLine[]; total: number };
export type Way = 'plan' | 'unplan' | 'undo';
type Asked = { id: string; day?: string; leaveChanged?: boolean };

const initialState: ImportsState = {
  differences: {},
  list: { status: 'empty', imports: [] },
  change: null,
};

const imports = createSlice({
  name: 'admin/imports',
  initialState,
  reducers: {
    differenceOpened: (state, { payload: { id, view } }: PayloadAction<Difference>): ImportsState => ({
      ...state,
      differences: { ...state.differences, [id]: { ...PENDING, view } },
    }),
    differenceLeft: (state, { payload: id }: PayloadAction<string>): ImportsState => {
      const { [id]: _left, ...others } = state.differences;
      return { ...state, differences: others };
    },
    moreAsked: (state, _action: PayloadAction<Pick<Difference, 'id'>>): ImportsState => state,
    linesRead: (state, { payload }: PayloadAction<LinesRead>): ImportsState => {
      const { id, view, offset, lines, total } = payload;
      const shown = state.differences[id];
      if (!shown || shown.view !== view || shown.lines.length !== offset) return state;
      const all: ShownLines = { view, status: 'success', lines: [...shown.lines, ...lines], total };
      return { ...state, differences: { ...state.differences, [id]: all } };
    },
    linesFailed: (state, { payload: { id, view } }: PayloadAction<Difference>): ImportsState => {
      const shown = state.differences[id];
      if (shown?.view !== view) return state;
      return { ...state, differences: { ...state.differences, [id]: { ...shown, status: 'error' } } };
    },
    lastImportsOpened: (state, _action: PayloadAction<ImportKind>): ImportsState => ({
      ...state,
      list: { ...state.list, status: state.list.status === 'success' ? 'success' : 'pending' },
    }),
    lastImportsRead: (state, { payload }: PayloadAction<ImportRow[]>): ImportsState => ({
      ...state,
      list: { status: 'success', imports: payload },
    }),
    lastImportsFailed: (state): ImportsState => ({ ...state, list: { status: 'error', imports: [] } }),
    importChangeAsked: (state, { payload }: PayloadAction<Asked & { way: Way }>): ImportsState => ({
      ...state,
      change: { id: payload.id, way: payload.way, status: 'pending', refusal: null },
    }),
    importChanged: (state, { payload }: PayloadAction<ImportRow>): ImportsState => ({
      ...state,
      change: state.change && { ...state.change, status: 'success' },
      list: {
        ...state.list,
        imports: [payload, ...state.list.imports.filter(({ imId }) => imId !== payload.imId)].sort((a, b) =>
          a.imCreatedAt < b.imCreatedAt ? 1 : -1,
        ),
      },
    }),
    importChangeRefused: (state, { payload }: PayloadAction<Refusal>): ImportsState => ({
      ...state,
      change: state.change && { ...state.change, status: 'error', refusal: payload },
    }),
    importChangeSeen: (state): ImportsState => ({ ...state, change: null }),
  },
});

export const {
  differenceOpened,
  differenceLeft,
  moreAsked,
  linesRead,
  linesFailed,
  lastImportsOpened,
  lastImportsRead,
  lastImportsFailed,
  importChangeAsked,
  importChanged,
  importChangeRefused,
  importChangeSeen,
} = imports.actions;
export const importsReducer = imports.reducer;
export const useImports = remoteSelector<{ imports: ImportsState }>('admin');
export const selectImports = (state: { admin: { imports: ImportsState } }) => state.admin.imports;
