import type { CallOptions } from '@extranet/shared/http';

type Adapter = Extract<NonNullable<CallOptions['adapter']>, (...given: never[]) => unknown>;

/** How axios calls for this list: by fetch, whose answer can be read while it arrives. The answer's data is its stream. */
export const streamed: Adapter = async (config) => {
  const { baseURL = '', url = '', params, headers, signal, timeout = 0 } = config;
  const late = new AbortController();
  const timer = timeout > 0 ? setTimeout(() => late.abort(), timeout) : undefined;
  try {
    const answer = await fetch(`${baseURL}${url}?${new URLSearchParams(params)}`, {
      headers: Object.fromEntries(
        Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)]),
      ),
      signal: AbortSignal.any([late.signal, ...(signal ? [signal as AbortSignal] : [])]),
    });
    const { status, statusText } = answer;
    const response = {
      status,
      statusText,
      data: answer.body,
      headers: Object.fromEntries(answer.headers),
      config,
    };
    if (!answer.ok) throw Object.assign(new Error(statusText), { config, response });
    return response;
  } catch (error) {
    if (error instanceof Error && 'response' in error) throw error;
    const code = late.signal.aborted ? 'ETIMEDOUT' : 'ERR_NETWORK';
    throw Object.assign(new Error(code, { cause: error }), { config, code });
  } finally {
    clearTimeout(timer);
  }
};
