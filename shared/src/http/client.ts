import axios, { type AxiosRequestConfig, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { keepDeviceToken, readAdminToken, readDeviceToken, readToken } from '../session/tokens.ts';
import { type ApiFailure, toFailure } from './failure.ts';
import { newRequestId } from './ids.ts';

export interface CallOptions extends AxiosRequestConfig {
  /** Errors, 404 included, are only rejected to the caller: no dialog, nothing resolved in their place. */
  quiet?: boolean;
}

export interface HttpListeners {
  /** A 404 that nobody asked to handle (the dialog 'Erreur 404'). */
  onNotFound: (url: string) => void;
  /** The server no longer knows the token that was sent. */
  onTokenRefused: (kind: 'customer' | 'admin') => void;
  /** Nothing came back, or only a proxy's word that nobody is behind it. */
  onUnanswered: () => void;
}

const TIMEOUT_MS = 100_000;
/** 0: not reached, or not in time. */
const UNANSWERED = [0, 502, 503, 504];
const instance = axios.create({ baseURL: '/api', timeout: TIMEOUT_MS });
let listeners: HttpListeners = {
  onNotFound: () => {},
  onTokenRefused: () => {},
  onUnanswered: () => {},
};

export const listenToHttp = (to: HttpListeners): void => {
  listeners = to;
};

const isAdminPath = (url = ''): boolean => url.startsWith('/admin');

/** Calls that serve both: files are read, turned and sent as whoever the page is of. */
const FOR_BOTH = /^\/?(admin\/upload|utils\/|file\/)/;

/** Calls by which somebody comes in: a device that did so before is counted apart from strangers. */
const COMES_IN = /^\/user\/(signIn|signUp|lostPwd|updatePwd)$/;
const DEVICE_HEADER = 'x-device-token';
/** Refused for what was typed or followed: it says nothing of the session that may go on beside it. */
const NOT_THE_TOKEN = /^(auth\.badCredentials|adminLink\.)/;

const tokenFor = (url = ''): string | null => {
  if (!FOR_BOTH.test(url)) return isAdminPath(url) ? readAdminToken() : readToken();
  const inBackOffice = location.pathname.startsWith('/extradmin');
  return inBackOffice ? (readAdminToken() ?? readToken()) : (readToken() ?? readAdminToken());
};

instance.interceptors.request.use((config: InternalAxiosRequestConfig) => {
  config.headers.set('X-Request-Id', newRequestId());
  const token = tokenFor(config.url);
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  const device = COMES_IN.test(config.url ?? '') && readDeviceToken();
  if (device) config.headers.set(DEVICE_HEADER, device);
  return config;
});

const keepDevice = (answer: AxiosResponse): AxiosResponse => {
  const device: unknown = answer.headers[DEVICE_HEADER];
  if (typeof device === 'string') keepDeviceToken(device);
  return answer;
};

instance.interceptors.response.use(keepDevice, (error: unknown): AxiosResponse | Promise<never> => {
  const { config, response } = error as { config?: CallOptions; response?: AxiosResponse };
  const url = config?.url ?? '';
  const sent = config?.headers?.Authorization;
  const failure: ApiFailure = toFailure(error);
  if (response?.status === 401 && sent && !NOT_THE_TOKEN.test(failure.code))
    listeners.onTokenRefused(sent === `Bearer ${readAdminToken()}` ? 'admin' : 'customer');
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
