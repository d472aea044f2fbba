import { watchStay } from './stay.ts';

const happens = (name: string) => window.dispatchEvent(new Event(name));

describe('a visit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(['beforeunload', 'pagehide'])('is over at %s', (name) => {
    const stay = watchStay();
    const before = stay();
    expect(before.aborted).toBe(false);
    happens(name);
    expect([before.aborted, stay().aborted]).toEqual([true, true]);
  });

  it('begins anew when the page is come back to, and what was of the one before stays over', () => {
    const stay = watchStay();
    const before = stay();
    happens('pagehide');
    happens('pageshow');
    expect([before.aborted, stay().aborted]).toEqual([true, false]);
  });

  it('begins anew for who stayed after all: a download leaves nothing', () => {
    const stay = watchStay();
    happens('beforeunload');
    jest.advanceTimersByTime(10_000);
    expect(stay().aborted).toBe(false);
  });
});
