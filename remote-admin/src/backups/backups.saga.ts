import { call, put, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchBackups } from './backups.api.ts';
import { backupsFailed, backupsOpened, backupsRead } from './backups.slice.ts';

export function* backupsSaga() {
  yield* takeLatest(backupsOpened, read);
}

function* read() {
  try {
    yield* put(backupsRead(yield* call(fetchBackups)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the backups could not be loaded', code);
    yield* put(backupsFailed());
  }
}
