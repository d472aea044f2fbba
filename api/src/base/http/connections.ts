import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyServerFactory } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import { exchangeOf, failBody, watchCallers } from '../connections/callers.ts';
import { limitConnections } from '../connections/limit-connections.ts';
import type { Limits } from '../connections/limits.ts';
import { endPipelining, onlyWhileOpen } from '../connections/pipelining.ts';
import { rawRefusal } from '../connections/raw-refusal.ts';
import { CHECK_EVERY_MS, endSlowCallers } from '../connections/slow-callers.ts';
import { type ApiFailure, headersTooLarge, malformed, slowRequest, unmetExpectation } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a connection on which something arrived that is not a request. */
    readonly refuseConnection: (error: ConnectionError, socket: Socket) => void;
  }
}

const WARN_EVERY_MS = 60_000;

/** We create the server: left to itself, fastify opens a second one for HOST 'localhost', which would have no limits. */
export const limitedServer =
  ({ headersMs, idleMs }: Limits): FastifyServerFactory =>
  (handler) =>
    createServer(
      {
        headersTimeout: headersMs,
        keepAliveTimeout: idleMs,
        connectionsCheckingInterval: CHECK_EVERY_MS,
        // Bodies have limits of their own (endSlowCallers), which do not count the time that the server takes.
        requestTimeout: 0,
        // The hook below refuses a missing host, in the shape of all refusals.
        requireHostHeader: false,
      },
      onlyWhileOpen(handler),
    );

/** Limits what a connection may cost, and refuses requests with an unclear host. Register it first. */
export const connections = fp(async (app: App) => {
  const { limits, trustsProxy: trusts } = app.config;
  const { endedConnections } = app.metrics;
  const callers = watchCallers(app.server);
  let warnedAt = Number.NEGATIVE_INFINITY;

  limitConnections(app.server, {
    callers,
    limits,
    trusts,
    refused: (reason) => {
      endedConnections.inc({ reason });
      if (performance.now() - warnedAt < WARN_EVERY_MS) return;
      warnedAt = performance.now();
      app.log.warn({ reason }, 'too many connections: some are refused');
    },
  });
  endSlowCallers(app.server, {
    callers,
    limits,
    ended: (reason) => {
      endedConnections.inc({ reason });
      app.log.info({ reason }, 'a caller was too slow');
    },
  });
  endPipelining(app.server, () => {
    endedConnections.inc({ reason: 'pipelining' });
    app.log.info({ reason: 'pipelining' }, 'a caller asked for too much at once');
  });

  // Nobody reads the rest of a form that was refused half-way: discard it, or it blocks the connection's next request.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    raw.unpipe();
    raw.resume();
  });

  app.decorate('refuseConnection', ({ code }: ConnectionError, socket: Socket) => {
    // The caller has hung up: there is nobody to answer.
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const refusal = refusalOf(code);
    const exchange = exchangeOf(callers.get(socket));
    if (exchange && failBody(exchange, refusal)) return;
    // An answer is half sent: a second one would be read as part of it.
    if (exchange && !exchange.response.writableFinished && exchange.response.headersSent)
      return void socket.destroy();
    const requestId = randomUUID();
    app.log.info({ reqId: requestId, code: refusal.code, reason: code }, 'request refused');
    if (refusal.statusCode === 408) endedConnections.inc({ reason: 'headers' });
    socket.write(rawRefusal(refusal, requestId));
    socket.destroySoon();
  });

  // Node would answer an unknown 'expect' by itself, without a body: hand it on, so that the hook below refuses it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  let warned = false;
  app.addHook('onRequest', async ({ raw, log }) => {
    const { expect } = raw.headers;
    if (expect !== undefined && !/100-continue/i.test(expect)) throw unmetExpectation();
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
    // Two hosts: a proxy may have used one, and we would use the other.
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw malformed();
    if (warned || raw.headers['x-forwarded-for'] === undefined) return;
    const from = raw.socket.remoteAddress ?? '';
    if (trusts(from, 0)) return;
    warned = true;
    log.warn({ from }, 'X-Forwarded-For is not believed from here: a balancer belongs into TRUSTED_PROXIES');
  });
});

function refusalOf(code: string | undefined): ApiFailure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return slowRequest();
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge();
  return malformed({ connection: 'close' });
}
