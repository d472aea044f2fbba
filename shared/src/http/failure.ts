/** Why a call failed, in one shape whatever went wrong. Recognised by shape: a bundle may hold a class twice. */
export interface ApiFailure {
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
    return { isApiFailure: true, code: failureCode, message: '', status: 0, requestId: ownId, details: {} };
  }
  const body = (response.data as { error?: Record<string, unknown> } | undefined)?.error ?? {};
  const { code: serverCode, message, requestId, ...details } = body;
  return {
    isApiFailure: true,
    code: typeof serverCode === 'string' ? serverCode : 'unknown',
    message: typeof message === 'string' ? message : '',
    status: response.status,
    requestId: typeof requestId === 'string' ? requestId : ownId,
    details,
  };
}
