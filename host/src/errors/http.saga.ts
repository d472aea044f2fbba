import { listenToHttp, type TokenKind } from '@extranet/shared/http';
import { call, eventChannel, put, take } from '@extranet/shared/saga';
import { callUnanswered } from '../base/connection/connection.slice.ts';
import { renewalOf, wasRenewedSince } from '../session/renewal.ts';
import { adminTokenRefused, rightWithdrawn, tokenRefused } from '../session/session.slice.ts';
import { resourceNotFound } from './notices.slice.ts';

type HttpEvent =
  | { type: 'notFound'; url: string }
  | { type: 'refused'; kind: TokenKind }
  | { type: 'withdrawn'; kind: TokenKind }
  | { type: 'unanswered' };

const httpEvents = () =>
  eventChannel<HttpEvent>((emit) => {
    listenToHttp({
      onNotFound: (url) => emit({ type: 'notFound', url }),
      onTokenRefused: (kind, token) => {
        if (wasRenewedSince(kind, token)) return Promise.resolve(true);
        const renewal = renewalOf(kind);
        emit({ type: 'refused', kind });
        return renewal;
      },
      onWithdrawn: (kind) => emit({ type: 'withdrawn', kind }),
      onUnanswered: () => emit({ type: 'unanswered' }),
    });
    return () => listenToHttp();
  });

/** Turns what the http client reports into actions: a 404 to show, a refused token, a call without an answer. */
export function* httpSaga() {
  const channel = yield* call(httpEvents);
  while (true) {
    const event = yield* take(channel);
    if (event.type === 'notFound') yield* put(resourceNotFound(event.url));
    else if (event.type === 'withdrawn') yield* put(rightWithdrawn(event.kind));
    else if (event.type === 'unanswered') yield* put(callUnanswered());
    else yield* put(event.kind === 'admin' ? adminTokenRefused() : tokenRefused());
  }
}
