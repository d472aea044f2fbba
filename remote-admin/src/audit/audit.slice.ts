import type { AuditActor, AuditLine } from '@extranet/shared/contracts';
import { createAction, remoteSelector, type UnknownAction } from '@extranet/shared/store';
import type { AuditQuery } from './audit-query.ts';

export interface AuditState {
  status: 'empty' | 'pending' | 'success' | 'error';
  query: AuditQuery;
  lines: readonly AuditLine[];
  /** There may be older lines. */
  more: boolean;
  actors: readonly AuditActor[];
}

interface Page {
  query: AuditQuery;
  offset: number;
  lines: AuditLine[];
  more: boolean;
}

export const auditOpened = createAction('admin/auditOpened');
export const auditAsked = createAction<AuditQuery>('admin/auditAsked');
export const olderAsked = createAction<{ query: AuditQuery; offset: number }>('admin/olderAsked');
export const auditRead = createAction<Page>('admin/auditRead');
export const auditFailed = createAction<AuditQuery>('admin/auditFailed');
export const actorsRead = createAction<AuditActor[]>('admin/auditActorsRead');
export const auditClosed = createAction('admin/auditClosed');

const initialState: AuditState = { status: 'empty', query: {}, lines: [], more: false, actors: [] };

export function auditReducer(state = initialState, action: UnknownAction): AuditState {
  if (auditAsked.match(action))
    return { ...state, status: 'pending', query: action.payload, lines: [], more: false };
  if (auditRead.match(action)) {
    const { query, offset, lines, more } = action.payload;
    // The filters changed meanwhile: this page belongs to the earlier list.
    if (query !== state.query) return state;
    return { ...state, status: 'success', lines: joined(state.lines.slice(0, offset), lines), more };
  }
  if (auditFailed.match(action) && action.payload === state.query)
    return { ...state, status: 'error', lines: [], more: false };
  if (actorsRead.match(action)) return { ...state, actors: action.payload };
  if (auditClosed.match(action)) return initialState;
  return state;
}

/** New lines on top shift the pages, so that this one may repeat lines of the page before: they are shown once. */
function joined(known: readonly AuditLine[], next: readonly AuditLine[]): readonly AuditLine[] {
  return [...new Map([...known, ...next].map((line) => [line.auId, line])).values()];
}

export const useAudit = remoteSelector<{ audit: AuditState }>('admin');
