import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchAudit, fetchAuditActors, PAGE } from './audit.api.ts';
import { actorsRead, auditAsked, auditFailed, auditOpened, auditRead, olderAsked } from './audit.slice.ts';
import type { AuditQuery } from './audit-query.ts';

export function* auditSaga() {
  yield* takeLatest(auditOpened, loadActors);
  // Other filters overrule the list of before, answered or not.
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

/** Without their names the trail is read whole: nothing is lost but a filter. */
function* loadActors() {
  try {
    yield* put(actorsRead(yield* call(fetchAuditActors)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the administrators of the trail could not be loaded', code);
  }
}
