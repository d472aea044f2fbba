import type { AuditLine } from '@extranet/shared/contracts';
import { createAction, remoteSelector, type UnknownAction } from '@extranet/shared/store';

/** The last lines of the trail about one record. */
export interface JournalState {
  id: string | null;
  status: 'empty' | 'pending' | 'success' | 'error';
  lines: readonly AuditLine[];
}

/** By the record's id, and where something of it goes by another name, by that as well. */
export const journalWanted = createAction('admin/journalWanted', (id: string, also?: string) => ({
  payload: id,
  meta: { ids: also ? [id, also] : [id] },
}));
export const journalRead = createAction<{ id: string; lines: AuditLine[] }>('admin/journalRead');
export const journalFailed = createAction<string>('admin/journalFailed');

const initialState: JournalState = { id: null, status: 'empty', lines: [] };

export function journalReducer(state = initialState, action: UnknownAction): JournalState {
  if (journalWanted.match(action)) {
    // The lines of the same record stay until the new ones are there.
    const same = state.id === action.payload;
    return { id: action.payload, status: 'pending', lines: same ? state.lines : [] };
  }
  if (journalRead.match(action) && action.payload.id === state.id)
    return { ...state, status: 'success', lines: action.payload.lines };
  if (journalFailed.match(action) && action.payload === state.id) return { ...state, status: 'error' };
  return state;
}

export const useJournal = remoteSelector<{ journal: JournalState }>('admin');
