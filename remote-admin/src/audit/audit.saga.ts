import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchAudit, fetchAuditActors, PAGE } from './audit.api.ts';
import { actorsRead, auditAsked, auditFailed, auditOpened, auditRead, olderAsked } from './audit.slice.ts';
import type { AuditQuery } from './audit-query.ts';

export function* auditSaga() {
  yield* takeLatest(auditOpened, loadActors);
  // New filters cancel the request of the earlier ones.
  yield* takeLatest(auditAsked, ({ payload }) => load(payload, 0));
  yield* takeLeading(olderAsked, ({ payload: { query, offset } }) => load(query, offset));
}

function* load(query: AuditQuery, offset: number) {
  try {
    const lines = yield* call(fetchAudit, query, offset);
    yield* put(auditRead({ query, offset, lines, more: lines.length === PAGE }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the audit trail could not be loaded', code);
    yield* put(auditFailed(query));
  }
}

/** When the names cannot be read, only this filter is missing: the trail is shown all the same. */
function* loadActors() {
  try {
    yield* put(actorsRead(yield* call(fetchAuditActors)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the administrators of the trail could not be loaded', code);
  }
}
