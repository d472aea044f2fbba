import { STATUS_CODES } from 'node:http';
import type { ApiError } from '@extranet/shared/contracts';
import type { ApiFailure } from '../errors.ts';

/** A refusal written straight to a connection that has no valid request to answer; the connection ends with it. */
export function rawRefusal({ statusCode, code, message }: ApiFailure, requestId: string): string {
  const body = JSON.stringify({ error: { code, message, requestId } } satisfies ApiError);
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
