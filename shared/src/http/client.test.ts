import type { InternalAxiosRequestConfig } from 'axios';
import { STORAGE_KEYS } from '../session/tokens.ts';
import { type CallOptions, http, listenToHttp } from './client.ts';
import { type ApiFailure, toFailure } from './failure.ts';

interface Answer {
  status: number;
  headers?: Record<string, string>;
  data?: unknown;
}

/** An axios adapter instead of the network: records requests, and answers by axios' own rules. */
function wire({ status, data = {}, headers = {} }: Answer) {
  const sent: InternalAxiosRequestConfig[] = [];
  const adapter: CallOptions['adapter'] = async (config) => {
    sent.push(config);
    const response = { data, status, statusText: '', headers, config };
    if (status < 400) return response;
    throw Object.assign(new Error(`status ${status}`), { config, response });
  };
  return { sent, adapter };
}

describe('the http client', () => {
  const onNotFound = jest.fn();
  const onTokenRefused = jest.fn();
  const onWithdrawn = jest.fn();
  const onUnanswered = jest.fn();

  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(console, 'error').mockImplementation(() => {});
    listenToHttp({ onNotFound, onTokenRefused, onWithdrawn, onUnanswered });
    localStorage.setItem(STORAGE_KEYS.token, 'customer-token');
    localStorage.setItem(STORAGE_KEYS.adminToken, 'admin-token');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('sends requests under /api with a time-out of 100 000 ms [C7.01, A7.01, C9.01]', async () => {
    const { sent, adapter } = wire({ status: 200, data: { ok: true } });
    await expect(http.get('/user', { adapter })).resolves.toEqual({ ok: true });
    expect(sent[0]).toMatchObject({ baseURL: '/api', url: '/user', timeout: 100_000 });
  });

  it('shows each call’s headers to who listens for them, beside the other listeners, until nobody listens any more', async () => {
    const { sent, adapter } = wire({ status: 200 });
    listenToHttp({ onCall: (headers) => headers.set('traceparent', '00-1-2-01') });
    await http.get('/user', { adapter });
    listenToHttp({ onUnanswered });
    await http.get('/user', { adapter });
    listenToHttp();
    await http.get('/user', { adapter });
    expect(sent.map(({ headers }) => headers.get('traceparent'))).toEqual([
      '00-1-2-01',
      '00-1-2-01',
      undefined,
    ]);
  });

  it.each([
    ['/user', 'customer-token'],
    ['/orders', 'customer-token'],
    ['/admin/user', 'admin-token'],
    ['/admin/customer/7', 'admin-token'],
  ])('sends with %s the token for its path [C6.05, A6.04]', async (url, token) => {
    const { sent, adapter } = wire({ status: 200 });
    await http.get(url, { adapter });
    expect(sent[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });

  it.each([
    ['/home', 'customer-token'],
    ['/extradmin/products', 'admin-token'],
  ])('sends files from %s with the token of that part of the portal [C6.05, C7.43]', async (page, token) => {
    history.replaceState(null, '', page);
    for (const url of ['/admin/upload', '/utils/file', '/file/rotate']) {
      const { sent, adapter } = wire({ status: 200 });
      await http.get(url, { adapter });
      expect(sent[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    }
  });

  it('sends files with the other token when the page’s own is missing [W3.21]', async () => {
    for (const [page, kept, token] of [
      ['/home', STORAGE_KEYS.adminToken, 'admin-token'],
      ['/extradmin', STORAGE_KEYS.token, 'customer-token'],
    ] as const) {
      localStorage.clear();
      localStorage.setItem(kept, token);
      history.replaceState(null, '', page);
      const { sent, adapter } = wire({ status: 200 });
      await http.get('/utils/file', { adapter });
      expect(sent[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    }
  });

  it.each([
    [502, true],
    [503, true],
    [504, true],
    [500, false],
    [501, false],
    [409, false],
  ])('reports a %p as a missing answer: %p [C8.12] [W3.21]', async (status, told) => {
    const { adapter } = wire({ status });
    await expect(http.get('/user', { adapter, quiet: true })).rejects.toMatchObject({ status });
    expect(onUnanswered).toHaveBeenCalledTimes(told ? 1 : 0);
  });

  it('reports a missing answer, but not for a cancelled request [W3.21]', async () => {
    const fails =
      (error: object): CallOptions['adapter'] =>
      async (config) => {
        throw Object.assign(new Error('failed'), { config }, error);
      };
    const cancelled = { code: 'ERR_CANCELED', __CANCEL__: true };
    await expect(http.get('/user', { adapter: fails(cancelled), quiet: true })).rejects.toBeDefined();
    expect(onUnanswered).not.toHaveBeenCalled();
    const unreachable = fails({ code: 'ERR_NETWORK' });
    await expect(http.get('/user', { adapter: unreachable, quiet: true })).rejects.toMatchObject({
      status: 0,
    });
    expect(onUnanswered).toHaveBeenCalledTimes(1);
  });

  it('ends no session when a request without token is refused [W3.21]', async () => {
    history.replaceState(null, '', '/home');
    localStorage.clear();
    const { adapter } = wire({ status: 401 });
    await expect(http.get('/cart', { adapter })).rejects.toMatchObject({ status: 401 });
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  it('asks an administrator who has no token any more to sign in again [B7.07]', async () => {
    history.replaceState(null, '', '/extradmin/customers/7');
    localStorage.clear();
    const { adapter } = wire({ status: 401, data: { error: { code: 'auth.required' } } });
    await expect(http.put('/admin/customer/7', {}, { adapter })).rejects.toMatchObject({ status: 401 });
    expect(onTokenRefused.mock.calls).toEqual([['admin', '']]);
    history.replaceState(null, '', '/home');
  });

  it('logs nothing when the caller handles errors itself', async () => {
    const { adapter } = wire({ status: 500 });
    await expect(http.get('/user', { adapter, quiet: true })).rejects.toBeDefined();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('gives every request its own id, which its failure carries too', async () => {
    const { sent, adapter } = wire({ status: 502 });
    const failed = () => http.get('/user', { adapter }).then(null, toFailure) as Promise<ApiFailure>;
    const [first, second] = [await failed(), await failed()];
    expect(first.requestId).toMatch(/^[2-9A-Z]{10}$/);
    expect(first.requestId).toBe(sent[0]?.headers.get('X-Request-Id'));
    expect(second.requestId).not.toBe(first.requestId);
  });

  it('sends no authorization when there is no token [C6.05]', async () => {
    localStorage.clear();
    const { sent, adapter } = wire({ status: 200 });
    await http.get('/config', { adapter });
    expect(sent[0]?.headers.get('Authorization')).toBeUndefined();
  });

  it('resolves a 404 with empty data, logs it and reports it [C8.02, A8.10]', async () => {
    const { adapter } = wire({ status: 404, data: { error: { code: 'notFound' } } });
    await expect(http.get('/product/none', { adapter })).resolves.toEqual({});
    expect(onNotFound).toHaveBeenCalledWith('/product/none');
    expect(console.warn).toHaveBeenCalled();
  });

  it('only rejects when the caller handles errors itself [C8.02]', async () => {
    const { adapter } = wire({ status: 404 });
    await expect(http.get('/product/none', { adapter, quiet: true })).rejects.toMatchObject({ status: 404 });
    expect(onNotFound).not.toHaveBeenCalled();
  });

  it('logs and rejects every other error [C8.02, A8.11]', async () => {
    const { adapter } = wire({
      status: 500,
      data: { error: { code: 'server.error', message: 'Une erreur.' } },
    });
    await expect(http.post('/order', {}, { adapter })).rejects.toMatchObject({
      code: 'server.error',
      message: 'Une erreur.',
    });
    expect(console.error).toHaveBeenCalled();
  });

  it('sends the device token with sign-in requests only, and stores the one it receives', async () => {
    const { sent, adapter } = wire({ status: 200, headers: { 'x-device-token': 'given-by-the-server' } });
    for (const url of ['/user/signIn', '/user/lostPwd', '/user']) await http.post(url, {}, { adapter });
    expect(sent.map(({ headers }) => headers.get('x-device-token'))).toEqual([
      undefined,
      'given-by-the-server',
      undefined,
    ]);
    localStorage.setItem('deviceToken', 'é\u0000 corrupt');
    await http.post('/user/signIn', {}, { adapter });
    expect(sent.at(-1)?.headers.get('x-device-token')).toBeUndefined();
  });

  it('signs in where storage is forbidden: the device token is kept until the page is left', async () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    const { sent, adapter } = wire({ status: 200, headers: { 'x-device-token': 'given-by-the-server' } });
    for (let times = 0; times < 2; times += 1)
      await expect(http.post('/user/signIn', {}, { adapter })).resolves.toEqual({});
    expect(sent[1]?.headers.get('x-device-token')).toBe('given-by-the-server');
  });

  it('a wrong password or a used link does not end a running session', async () => {
    for (const code of ['auth.badCredentials', 'adminLink.used']) {
      const { adapter } = wire({ status: 401, data: { error: { code } } });
      await expect(http.post('/user/signIn', {}, { adapter })).rejects.toMatchObject({ code });
    }
    const { adapter } = wire({ status: 401, data: { error: { code: 'auth.required' } } });
    await expect(http.get('/cart', { adapter })).rejects.toMatchObject({ status: 401 });
    expect(onTokenRefused.mock.calls.map(([kind]) => kind)).toEqual(['customer']);
  });

  it('reports which session the server no longer knows', async () => {
    const { adapter } = wire({ status: 401 });
    await expect(http.get('/cart', { adapter })).rejects.toMatchObject({ status: 401 });
    await expect(http.get('/admin/user', { adapter })).rejects.toMatchObject({ status: 401 });
    expect(onTokenRefused.mock.calls.map(([kind]) => kind)).toEqual(['customer', 'admin']);
  });

  it('asks nobody to sign in again whose access was withdrawn [C4.01]', async () => {
    onTokenRefused.mockClear();
    const { adapter } = wire({ status: 401, data: { error: { code: 'auth.withdrawn' } } });
    await expect(http.get('/admin/user', { adapter })).rejects.toMatchObject({ code: 'auth.withdrawn' });
    expect([onTokenRefused.mock.calls.length, onWithdrawn.mock.calls]).toEqual([0, [['admin']]]);
  });

  it('sends a call again as it was, once there is another token [B7.07]', async () => {
    const sent: { token: unknown; data: unknown }[] = [];
    const adapter: CallOptions['adapter'] = async (config) => {
      const token = config.headers.Authorization;
      sent.push({ token, data: config.data });
      const response = {
        status: token === 'Bearer new' ? 200 : 401,
        data: { done: true },
        headers: {},
        config,
        statusText: '',
      };
      if (response.status === 401) throw Object.assign(new Error('401'), { config, response });
      return response;
    };
    onTokenRefused.mockImplementation(async () => {
      localStorage.setItem(STORAGE_KEYS.token, 'new');
      return true;
    });
    await expect(http.post('/cart/item', { prodId: 'p-1' }, { adapter })).resolves.toEqual({ done: true });
    expect(sent.map(({ token }) => token)).toEqual(['Bearer customer-token', 'Bearer new']);
    expect(sent[1]?.data).toBe(sent[0]?.data);
  });
});
