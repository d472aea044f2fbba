import { isLoadFailure, loadFailure, toLoadFailure } from './states.ts';

describe('why a remote did not load', () => {
  it('is an error with a stack, its reason, its detail and what was thrown first', () => {
    const first = new TypeError('x is not a function');
    const failure = loadFailure('integrity', '/r/faq/entry.js', first);
    expect(failure).toBeInstanceOf(Error);
    expect(failure.stack).toContain('states.test');
    expect(String(failure)).toBe('LoadFailure: integrity: /r/faq/entry.js');
    expect(failure).toMatchObject({ loadFailure: 'integrity', detail: '/r/faq/entry.js', cause: first });
  });

  it('is recognised by its fields, for another bundle may have made it', () => {
    expect(isLoadFailure(loadFailure('http', '500'))).toBe(true);
    expect(isLoadFailure({ loadFailure: 'http', detail: '500' })).toBe(true);
    expect(isLoadFailure(new Error('http: 500'))).toBe(false);
    expect(isLoadFailure(undefined)).toBe(false);
  });

  it('keeps what nobody named as its cause', () => {
    const thrown = new RangeError('too deep');
    const named = loadFailure('contract', 'has no texts');
    expect(toLoadFailure(thrown)).toMatchObject({
      loadFailure: 'evaluation',
      detail: 'RangeError: too deep',
      cause: thrown,
    });
    expect(toLoadFailure(named)).toBe(named);
  });
});
