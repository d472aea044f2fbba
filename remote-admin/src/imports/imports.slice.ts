import type { ImportKind, ImportLine, ImportRow, ImportView } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export interface Difference {
  readonly id: string;
  readonly view: ImportView;
}

interface ImportsState {
  /** The lines of one view of one import, as far as they were scrolled to. */
  difference: Difference & {
    status: 'empty' | 'pending' | 'success' | 'error';
    lines: ImportLine[];
    total: number;
  };
  list: { status: 'empty' | 'pending' | 'success' | 'error'; imports: ImportRow[] };
  /** The import that is planned, taken off the plan or taken back, and what came of it. */
  change: { id: string; way: Way; status: 'pending' | 'success' | 'error'; refusal: Refusal | null } | null;
}
export type Way = 'plan' | 'unplan' | 'undo';
type Asked = { id: string; day?: string; leaveChanged?: boolean };

const initialState: ImportsState = {
  difference: { id: '', view: 'change', status: 'empty', lines: [], total: 0 },
  list: { status: 'empty', imports: [] },
  change: null,
};

const imports = createSlice({
  name: 'admin/imports',
  initialState,
  reducers: {
    differenceOpened: (state, { payload }: PayloadAction<Difference>): ImportsState => ({
      ...state,
      difference: { ...payload, status: 'pending', lines: [], total: 0 },
    }),
    moreAsked: (state, _action: PayloadAction<undefined>): ImportsState => state,
    linesRead: (
      state,
      { payload }: PayloadAction<Difference & { offset: number; lines: ImportLine[]; total: number }>,
    ): ImportsState => {
      const { id, view, lines } = state.difference;
      if (id !== payload.id || view !== payload.view || payload.offset !== lines.length) return state;
      const all = [...lines, ...payload.lines];
      return { ...state, difference: { id, view, status: 'success', lines: all, total: payload.total } };
    },
    linesFailed: (state): ImportsState => ({
      ...state,
      difference: { ...state.difference, status: 'error' },
    }),
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
