import { isApiFailure, toFailure } from './failure.ts';

describe('why a call failed', () => {
  it('carries the server’s code and sentence [C8.01]', () => {
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

  it.each([
    ['a time-out', { code: 'ECONNABORTED' }, 'network.timeout'],
    ['a dead server', { code: 'ERR_NETWORK' }, 'network.unreachable'],
    ['a mistake of ours', new Error('oops'), 'unknown'],
    ['nonsense from a proxy', { response: { status: 502, data: '<html>' } }, 'unknown'],
  ])('names %s [C8.02]', (_name, error, code) => {
    expect(toFailure(error).code).toBe(code);
    expect(isApiFailure(toFailure(error))).toBe(true);
  });
});
