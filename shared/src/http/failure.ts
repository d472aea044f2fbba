/** Why a call failed, in one shape whatever went wrong. Recognised by its fields: a bundle may hold a class twice. */
export interface ApiFailure extends Error {
  isApiFailure: true;
  /** A dotted code of the server ('cart.priceChanged'), or 'network.unreachable', 'network.timeout', 'unknown'. */
  code: string;
  /** A French sentence of the server; empty when the server was not heard. */
  message: string;
  status: number;
  /** By which the server's log knows the call, also when nothing came back. */
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
    // A mistake of ours is kept with its stack. A call is not: its headers hold the token, and the console shows causes.
    const cause = config ? undefined : error;
    return failure({ code: failureCode, status: 0, requestId: ownId, details: {} }, '', cause);
  }
  const body = (response.data as { error?: Record<string, unknown> } | undefined)?.error ?? {};
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
