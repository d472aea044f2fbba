import axios, { type AxiosRequestConfig, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import {
  isInBackOffice,
  keepDeviceToken,
  readAdminToken,
  readDeviceToken,
  tokenInUse,
} from '../session/tokens.ts';
import { earlyAnswer } from './early.ts';
import { type ApiFailure, toFailure } from './failure.ts';
import { newRequestId } from './ids.ts';

export interface CallOptions extends AxiosRequestConfig {
  /** All errors, 404 included, only reject: no dialog, no log, no empty answer in place of a 404. */
  quiet?: boolean;
}

export type TokenKind = 'customer' | 'admin';

export interface HttpListeners {
  /** A 404 of a request that is not `quiet` (shows the dialog 'Erreur 404'). */
  onNotFound: (url: string) => void;
  /** The server does not know the token that was sent. True once there is another one: the call is sent again with it. */
  onTokenRefused: (kind: TokenKind, token: string) => Promise<boolean>;
  /** The account was suspended, or is no administrator's any more: signing in again would not help. */
  onWithdrawn: (kind: TokenKind) => void;
  /** No answer came, or only a proxy's message that the server is down. */
  onUnanswered: () => void;
  /** A call is about to be sent, with these headers. */
  onCall: (headers: { set(name: string, value: string): unknown }) => void;
}

const TIMEOUT_MS = 100_000;
/** 0: the server was not reached, or did not answer in time. */
const WITHDRAWN = 'auth.withdrawn';
/** With a token that was renewed in vain, for whatever reason, a call ends at last. */
const ATTEMPTS_MAX = 5;
type Sent = CallOptions & { attempts?: number };
const BEARER = 'Bearer ';
const UNANSWERED = [0, 502, 503, 504];
const instance = axios.create({ baseURL: '/api', timeout: TIMEOUT_MS, xsrfCookieName: '' });
const SILENT: HttpListeners = {
  onNotFound: () => {},
  onTokenRefused: async () => false,
  onWithdrawn: () => {},
  onUnanswered: () => {},
  onCall: () => {},
};
const listeners = { ...SILENT };

/** Those that are named take the place of the ones before; none: nobody listens any more. */
export const listenToHttp = (to: Partial<HttpListeners> = SILENT): void => {
  Object.assign(listeners, to);
};

const ask = axios.getAdapter(instance.defaults.adapter);
instance.defaults.adapter = async (config) => (await earlyAnswer(config)) ?? ask(config);

const isAdminPath = (url = ''): boolean => url.startsWith('/admin');

/** Requests for files, made with the administrator's token in the back office and with the customer's elsewhere. */
const FILE_REQUESTS = /^\/?(admin\/upload|utils\/|file\/)/;

/** Requests made before being signed in. A device that signed in before sends its token, so that it has a rate limit of its own. */
const SIGN_IN_REQUESTS = /^\/user\/(signIn|signUp|lostPwd|updatePwd)$/;
const DEVICE_HEADER = 'x-device-token';
/** 401s caused by a wrong password or link: they say nothing about the token that was sent. */
const NOT_ABOUT_THE_TOKEN = /^(auth\.badCredentials|adminLink\.)/;

const tokenFor = (url = ''): string | null => {
  if (!FILE_REQUESTS.test(url)) return isAdminPath(url) ? readAdminToken() : tokenInUse();
  return isInBackOffice() ? (readAdminToken() ?? tokenInUse()) : (tokenInUse() ?? readAdminToken());
};

instance.interceptors.request.use((config: InternalAxiosRequestConfig) => {
  config.headers.set('X-Request-Id', newRequestId());
  listeners.onCall(config.headers);
  const token = tokenFor(config.url);
  if (token) config.headers.set('Authorization', BEARER + token);
  const device = SIGN_IN_REQUESTS.test(config.url ?? '') && readDeviceToken();
  if (device) config.headers.set(DEVICE_HEADER, device);
  return config;
});

const keepDevice = (answer: AxiosResponse): AxiosResponse => {
  const device: unknown = answer.headers[DEVICE_HEADER];
  if (typeof device === 'string') keepDeviceToken(device);
  return answer;
};

instance.interceptors.response.use(keepDevice, async (error: unknown): Promise<AxiosResponse> => {
  const { config, response } = error as { config?: Sent; response?: AxiosResponse };
  const url = config?.url ?? '';
  const sent = config?.headers?.Authorization ?? '';
  // Who asked for a file is told why there is none.
  if (response?.data instanceof Blob)
    response.data = await response.data
      .text()
      .then(JSON.parse)
      .catch(() => null);
  const failure: ApiFailure = toFailure(error);
  // The customer's token is held, an administrator's is gone with the storage: then another one is asked for all the same.
  if (
    config &&
    response?.status === 401 &&
    (sent || isInBackOffice()) &&
    !NOT_ABOUT_THE_TOKEN.test(failure.code)
  ) {
    const token = String(sent).slice(BEARER.length);
    const kind = isAdminPath(url) || token === (readAdminToken() ?? '') ? 'admin' : 'customer';
    const { attempts = 1 } = config;
    if (failure.code === WITHDRAWN) listeners.onWithdrawn(kind);
    else if (attempts < ATTEMPTS_MAX && (await listeners.onTokenRefused(kind, token)))
      // Nothing of it was done, so it can be sent as it was, with the token of now.
      return instance.request({
        ...config,
        attempts: attempts + 1,
        headers: { ...config.headers, Authorization: undefined },
      } as CallOptions);
  }
  if (response?.status === 404 && !config?.quiet) {
    console.warn(`[http] 404 ${url}`);
    listeners.onNotFound(url);
    return { ...response, data: {} };
  }
  if (!axios.isCancel(error) && UNANSWERED.includes(failure.status)) listeners.onUnanswered();
  if (!config?.quiet) console.error(`[http] ${failure.status} ${failure.code} ${url} ${failure.requestId}`);
  return Promise.reject(failure);
});

const data = <T>(answer: Promise<AxiosResponse<T>>): Promise<T> => answer.then((response) => response.data);

export const http = {
  get: <T>(url: string, options?: CallOptions) => data<T>(instance.get(url, options)),
  post: <T>(url: string, body?: unknown, options?: CallOptions) => data<T>(instance.post(url, body, options)),
  put: <T>(url: string, body?: unknown, options?: CallOptions) => data<T>(instance.put(url, body, options)),
  delete: <T>(url: string, options?: CallOptions) => data<T>(instance.delete(url, options)),
};
