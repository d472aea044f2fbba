import { http } from '../http/client.ts';
import { apiServer, HttpResponse, later, refusal, settled, stopTimers, wire } from './server.ts';

describe('the server of the tests', () => {
  const server = apiServer();

  it('gives the real client the answers that a test defines', async () => {
    server.use(wire.get('/api/user', () => HttpResponse.json({ id: 'u-1' })));
    await expect(http.get('/user')).resolves.toEqual({ id: 'u-1' });
  });

  it('records what was sent with the requests that it answers by name', async () => {
    server.answer({ 'GET /order/:id': () => ({ orderId: 'o-1' }), 'POST /order': () => ({}) });
    await expect(http.get('/order/o-1')).resolves.toEqual({ orderId: 'o-1' });
    await http.post('/order', { daId: 'da-1' }, { headers: { 'Idempotency-Key': 'k' } });
    expect(server.named('POST /order').map(({ body }) => body)).toEqual([{ daId: 'da-1' }]);
    expect(server.named('POST /order')[0]?.request.headers.get('Idempotency-Key')).toBe('k');
    expect(server.calls.map(({ call }) => call)).toEqual(['GET /order/o-1', 'POST /order']);
  });

  it('refuses as the API does, also more than once, or cannot be reached', async () => {
    const refused = refusal(409, 'cart.changed', 'Non.', { lines: [1] });
    server.answer({ 'GET /cart': () => refused, 'GET /user': () => refusal(0) });
    for (let times = 0; times < 2; times += 1)
      await expect(http.get('/cart', { quiet: true })).rejects.toMatchObject({
        ...{ isApiFailure: true, status: 409, code: 'cart.changed', message: 'Non.' },
        details: { lines: [1] },
      });
    await expect(http.get('/user', { quiet: true })).rejects.toMatchObject({ code: 'network.unreachable' });
  });

  it.each([
    ['', () => {}],
    [', also while the clock stands still', stopTimers],
  ])(
    'waits for the answers that are on their way, but not for one that the test withholds%s',
    async (_, on) => {
      on();
      const late = later();
      const seen: unknown[] = [];
      server.answer({ 'GET /late': () => late.answer, 'GET /now': () => 'now' });
      void http.get('/late').then((answer) => seen.push(answer));
      void http
        .get('/now')
        .then(() => http.get('/now'))
        .then((answer) => seen.push(answer));
      await settled();
      expect(seen).toEqual(['now']);
      late.resolve('late');
      await settled();
      expect(seen).toEqual(['now', 'late']);
      jest.useRealTimers();
    },
  );

  it('learns that the page no longer wants an answer', async () => {
    server.answer({ 'GET /late': () => later().answer, 'GET /now': () => 'now' });
    const abort = new AbortController();
    void http.get('/late', { signal: abort.signal, quiet: true }).catch(() => {});
    await settled();
    abort.abort();
    const seen: unknown[] = [];
    void http.get('/now').then((answer) => seen.push(answer));
    await settled();
    expect([server.calls[0]?.request.signal.aborted, seen]).toEqual([true, ['now']]);
  });

  it('refuses and records requests without a defined answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await expect(http.get('/cart')).rejects.toMatchObject({ isApiFailure: true });
    expect(server.unforeseen.splice(0)).toEqual(['GET http://localhost/api/cart']);
    jest.mocked(console.error).mockRestore();
  });
});
