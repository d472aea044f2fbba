import { STORAGE_KEYS } from '../session/tokens.ts';
import { apiServer, HttpResponse, wire } from '../testing/server.ts';
import { http } from './client.ts';
import type { EarlyAnswer } from './early.ts';

const answer = (body: unknown, ok = true): EarlyAnswer => ({
  ...{ ok, status: ok ? 200 : 500, statusText: '', headers: {} },
  data: JSON.stringify(body),
});

describe('what the page asked for before its programs ran', () => {
  const server = apiServer();
  const asked = (path: string, coming: Promise<EarlyAnswer>, token = 'mine', at = performance.now()) => {
    window.extranetEarly = { token, at, answers: { [path]: coming } };
  };
  const early = async () => answer({ from: 'the page' });
  const cart = () => http.get('/cart', { quiet: true });

  beforeEach(() => {
    localStorage.setItem(STORAGE_KEYS.token, 'mine');
    server.use(wire.get('/api/cart', () => HttpResponse.json({ from: 'the server' })));
  });
  afterEach(() => {
    window.extranetEarly = undefined;
    localStorage.clear();
  });

  it('answers the call that wants it, once [W1.25]', async () => {
    asked('/cart', early());
    expect(await cart()).toEqual({ from: 'the page' });
    expect(await cart()).toEqual({ from: 'the server' });
  });

  it('is not for another account, another call or one with other conditions', async () => {
    asked('/cart', early(), 'somebody else’s');
    expect(await cart()).toEqual({ from: 'the server' });
    asked('/orders', early());
    expect(await cart()).toEqual({ from: 'the server' });
    asked('/cart', early());
    expect(await http.get('/cart', { params: { of: 1 }, quiet: true })).toEqual({ from: 'the server' });
  });

  it('is dropped when it is old, and by the first call that changes something', async () => {
    asked('/cart', early(), 'mine', performance.now() - 30_000);
    expect(await cart()).toEqual({ from: 'the server' });
    asked('/cart', early());
    server.use(wire.post('/api/cart/item', () => HttpResponse.json({})));
    await http.post('/cart/item', {}, { quiet: true });
    expect(await cart()).toEqual({ from: 'the server' });
  });

  it('is asked for again if it failed or never came', async () => {
    asked('/cart', Promise.resolve(answer({}, false)));
    expect(await cart()).toEqual({ from: 'the server' });
    asked('/cart', Promise.reject(new TypeError('no network')));
    expect(await cart()).toEqual({ from: 'the server' });
  });
});
