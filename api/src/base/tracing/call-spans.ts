import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idsOf, markFailed, type Scope, scopeOf, within } from './scope.ts';
import type { Tracing } from './tracing.ts';

const calls = new WeakMap<IncomingMessage, Scope>();

/** Before the first line of its log, which names its trace: at this point the route is not known yet. */
export function beginCall(tracing: Tracing, raw: IncomingMessage): object {
  const parent = tracing.parentOfCall(raw.headers.traceparent);
  const span = tracing.begin(raw.method ?? 'GET', { kind: 'SERVER', parent });
  calls.set(raw, scopeOf(tracing, span, { isCall: true }));
  return idsOf(span);
}

/** What comes next belongs to the call. Once more after its body, which arrives in events of the connection. */
export function enterCall({ raw }: FastifyRequest, _reply: FastifyReply, next: () => void): void {
  const scope = calls.get(raw);
  if (scope) within(scope, next);
  else next();
}

/** The route's template and never the address, which may name a person or a vehicle. */
export function endCall(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const span = finished(request);
  if (span) {
    const { statusCode: status } = reply;
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) markFailed(span, String(status));
    span.end();
  }
  next();
}

export function abortCall(request: FastifyRequest, next: () => void): void {
  const span = finished(request);
  if (span) {
    markFailed(span, 'aborted');
    span.end();
  }
  next();
}

/** Only the first end counts: a caller who leaves may still be answered. */
function finished({ raw, id, method, routeOptions }: FastifyRequest): Scope['span'] | undefined {
  const scope = calls.get(raw);
  calls.delete(raw);
  if (!scope?.span.isRecording()) return undefined;
  const route = routeOptions.url ?? 'unmatched';
  return scope.span.updateName(`${method} ${route}`).setAttributes({
    'http.request.method': method,
    'http.route': route,
    'extranet.request_id': id,
    'extranet.statements': scope.statements,
  });
}
