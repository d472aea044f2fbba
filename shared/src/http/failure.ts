/** Why a request failed, in one shape for all causes. Recognised by its fields, because bundles may contain a class twice. */
export interface ApiFailure extends Error {
  isApiFailure: true;
  /** A dotted code of the server ('cart.priceChanged'), or 'network.unreachable', 'network.timeout', 'unknown'. */
  code: string;
  /** The server's message in French; empty when no answer came. */
  message: string;
  status: number;
  /** Identifies the request in the server's log, also when no answer came. */
  requestId?: string | undefined;
  details: Record<string, unknown>;
}

export const isApiFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' && value !== null && 'isApiFailure' in value;

interface AxiosLike {
  code?: string;
  config?: { headers?: Record<string, unknown> };
  response?: { status: number; data?: unknown };
}

export function toFailure(error: unknown): ApiFailure {
  if (isApiFailure(error)) return error;
  const { code, config, response } = (error ?? {}) as AxiosLike;
  const sentId = config?.headers?.['X-Request-Id'];
  const ownId = typeof sentId === 'string' ? sentId : undefined;
  if (!response) {
    const timedOut = code === 'ECONNABORTED' || code === 'ETIMEDOUT';
    const reached = code === undefined;
    const failureCode = timedOut ? 'network.timeout' : reached ? 'unknown' : 'network.unreachable';
    // A bug in our code is kept as the cause, with its stack. An axios error is not: its headers contain the token, and the
    // console prints causes.
    const cause = config ? undefined : error;
    return failure({ code: failureCode, status: 0, requestId: ownId, details: {} }, '', cause);
  }
  const body = (response.data as { error?: Record<string, unknown> } | null | undefined)?.error ?? {};
  const { code: serverCode, message, requestId, ...details } = body;
  return failure(
    {
      code: typeof serverCode === 'string' ? serverCode : 'unknown',
      status: response.status,
      requestId: typeof requestId === 'string' ? requestId : ownId,
      details,
    },
    typeof message === 'string' ? message : '',
  );
}

type Facts = Pick<ApiFailure, 'code' | 'status' | 'requestId' | 'details'>;

const failure = (facts: Facts, message: string, cause?: unknown): ApiFailure =>
  Object.assign(new Error(message, cause === undefined ? {} : { cause }), {
    name: 'ApiFailure',
    isApiFailure: true as const,
    ...facts,
  });
