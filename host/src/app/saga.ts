import { fork, safely } from '@extranet/shared/saga';
import { credentialsSaga } from '../access/recovery/credentials.saga.ts';
import { signInSaga } from '../access/sign-in/sign-in.saga.ts';
import { connectionSaga } from '../base/connection/connection.saga.ts';
import { adoptConfig, configSaga } from '../config/config.saga.ts';
import { httpSaga } from '../errors/http.saga.ts';
import type { Remotes } from '../remotes/create-remotes.ts';
import { remotesSaga } from '../remotes/remotes.saga.ts';
import { otherWindowsSaga } from '../session/other-windows.saga.ts';
import { sessionSaga } from '../session/session.saga.ts';
import { homeSaga } from './home.saga.ts';
import { textsSaga } from './texts.saga.ts';

/** Each part is guarded on its own: a crash in one leaves the others running. */
export function* hostSaga(remotes: Remotes) {
  const parts = {
    connectionSaga,
    httpSaga,
    configSaga,
    textsSaga,
    remotesSaga: () => remotesSaga(remotes, adoptConfig),
    otherWindowsSaga,
    signInSaga,
    homeSaga,
    credentialsSaga,
    sessionSaga,
  };
  for (const [name, part] of Object.entries(parts)) yield* fork(safely(name, part));
}
