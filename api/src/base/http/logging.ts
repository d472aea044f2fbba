import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { newId } from '../secrets/tokens.ts';
import { beginCall } from '../tracing/call-spans.ts';
import { idsForLog } from '../tracing/scope.ts';
import type { Tracing } from '../tracing/tracing.ts';

const SECRET_PARAMETERS = /([?&](?:adminAuthToken|token|recoveryCode|password)=)[^&#]*/gi;
const SECRET_FIELDS = [
  'authorization',
  'password',
  'confirmPassword',
  'passwordConfirm',
  'token',
  'recoveryCode',
];
const CALLER_ID = /^[\w.-]{8,64}$/;

/** Receives the lines; by default the standard output does. */
export interface LogStream {
  write(line: string): void;
}

/** Structured lines that never contain a secret. */
export function loggerOptions(
  level: string,
  tracing: Tracing | null,
  stream?: LogStream,
): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    ...(tracing ? { mixin: idsForLog } : {}),
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[secret]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        remoteAddress: request.ip,
      }),
    },
  };
}

/**
 * Adds a number of our own to each call's lines: a caller may send the same request id twice. And the ids of its trace, except to what
 * is asked every few seconds, which the log does not tell of either.
 */
export const callLogger =
  (tracing: Tracing | null): NonNullable<FastifyServerOptions['childLoggerFactory']> =>
  (logger, bindings, options, raw) => {
    const isTold = !options.level || options.level === 'info';
    const ids = tracing && isTold ? beginCall(tracing, raw as IncomingMessage) : {};
    return logger.child({ ...bindings, call: newId(), ...ids }, options);
  };

export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1[secret]');
}

/** Keeps the id that a page or a balancer gave, so that one id follows a request through every log. */
export function requestId({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && CALLER_ID.test(given) ? given : randomUUID();
}
