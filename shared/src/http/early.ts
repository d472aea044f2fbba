import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';

export interface EarlyAnswer extends Pick<AxiosResponse<string>, 'status' | 'statusText' | 'data'> {
  ok: boolean;
  headers: Record<string, string>;
}

/** What the page asked the server for by itself, before any program ran (host/src/early.ts). */
export interface EarlyAnswers {
  /** Whose answers they are. */
  token: string;
  /** When they were asked for, by the page's own clock. */
  at: number;
  /** By the call's path without '/api'. */
  answers: Record<string, Promise<EarlyAnswer>>;
}

declare global {
  interface Window {
    extranetEarly?: EarlyAnswers | undefined;
  }
}

/** Programs that take longer than this to arrive had better ask again. */
const FRESH_MS = 20_000;

/**
 * The answer to this very call that is on its way already; each is given once. Undefined: ask the server. A call that
 * changes something makes all of them old.
 */
export async function earlyAnswer(config: InternalAxiosRequestConfig): Promise<AxiosResponse | undefined> {
  const early = window.extranetEarly;
  const { method, url = '', params, headers } = config;
  if (method !== 'get' || (early && performance.now() - early.at > FRESH_MS))
    window.extranetEarly = undefined;
  const coming = window.extranetEarly?.answers[url];
  if (!early || !coming || params || headers.Authorization !== `Bearer ${early.token}`) return undefined;
  delete early.answers[url];
  try {
    const { ok, ...answer } = await coming;
    return ok ? { ...answer, config } : undefined;
  } catch {
    // It did not come. The call goes its usual way, which knows what to say of a failure.
    return undefined;
  }
}
