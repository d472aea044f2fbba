import { isApiFailure, toFailure } from './failure.ts';

describe('the failure of a request', () => {
  it('contains the server’s code and message [C8.01]', () => {
    const failure = toFailure({
      response: {
        status: 409,
        data: {
          error: { code: 'cart.priceChanged', message: 'Un prix a changé.', requestId: 'r1', lines: [1] },
        },
      },
    });
    expect(failure).toMatchObject({
      code: 'cart.priceChanged',
      message: 'Un prix a changé.',
      status: 409,
      requestId: 'r1',
      details: { lines: [1] },
    });
    expect(toFailure(failure)).toBe(failure);
  });

  it('is an Error, so that a log shows where it came from', () => {
    const failure = toFailure({
      response: { status: 409, data: { error: { code: 'a.b', message: 'Non.' } } },
    });
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).toBe('ApiFailure: Non.');
    expect(failure.stack).toContain('failure.test');
    const mistake = new TypeError('rows is not iterable');
    expect(toFailure(mistake).cause).toBe(mistake);
  });

  it('contains nothing of the request, whose headers hold the token', () => {
    const config = { headers: { Authorization: 'Bearer secret', 'X-Request-Id': 'r2' } };
    const { cause, requestId } = toFailure({ code: 'ERR_NETWORK', config });
    expect([cause, requestId]).toEqual([undefined, 'r2']);
  });

  it.each([
    ['a time-out', { code: 'ECONNABORTED' }, 'network.timeout'],
    ['a dead server', { code: 'ERR_NETWORK' }, 'network.unreachable'],
    ['a bug in our code', new Error('oops'), 'unknown'],
    ['an HTML page from a proxy', { response: { status: 502, data: '<html>' } }, 'unknown'],
  ])('has a code for %s [C8.02]', (_name, error, code) => {
    expect(toFailure(error).code).toBe(code);
    expect(isApiFailure(toFailure(error))).toBe(true);
  });
});
