import { call, put, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchJournal } from './journal.api.ts';
import { journalFailed, journalRead, journalWanted } from './journal.slice.ts';

export function* journalSaga() {
  yield* takeLatest(journalWanted, readJournal);
}

function* readJournal({ payload: id, meta: { ids } }: ReturnType<typeof journalWanted>) {
  try {
    yield* put(journalRead({ id, lines: yield* call(fetchJournal, ids) }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the journal of a record could not be read', code);
    yield* put(journalFailed(id));
  }
}
