import { LoadFailure, toLoadFailure } from './failure.ts';

describe('why a remote did not load', () => {
  it('is an error with a stack, its kind, its detail and what was thrown first', () => {
    const first = new TypeError('x is not a function');
    const failure = new LoadFailure('integrity', '/r/faq/entry.js', first);
    expect(failure).toBeInstanceOf(Error);
    expect(failure.stack).toContain('failure.test');
    expect(String(failure)).toBe('LoadFailure: integrity: /r/faq/entry.js');
    expect(failure).toMatchObject({ kind: 'integrity', detail: '/r/faq/entry.js', cause: first });
  });

  it('keeps an error that nobody named as its cause', () => {
    const thrown = new RangeError('too deep');
    expect(toLoadFailure(thrown)).toMatchObject({
      kind: 'evaluation',
      detail: 'RangeError: too deep',
      cause: thrown,
    });
    const named = new LoadFailure('contract', 'has no texts');
    expect(toLoadFailure(named)).toBe(named);
  });
});
