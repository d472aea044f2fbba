import { createSeen } from './seen.ts';

const at = (revision: number, epoch = 0) => ({ epoch, revision });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what a browser has seen of a remote', () => {
  it('is outdated once a newer state was seen for a minute, also in the next page', () => {
    createSeen('key').keep('faq', at(7));
    jest.setSystemTime(1_000_000);
    createSeen('key').keep('faq', at(9));
    const seen = createSeen('key');
    // Another server may not know of the newer one yet.
    expect(seen.isOutdated('faq', at(7))).toBe(false);
    expect(seen.isOutdated('faq', at(6))).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(seen.isOutdated('faq', at(7))).toBe(true);
    expect(seen.isOutdated('faq', at(9))).toBe(false);
    expect(seen.isOutdated('faq', undefined)).toBe(true);
    expect(seen.isOutdated('catalog', undefined)).toBe(false);
  });

  it('counts from the beginning in a new epoch, and is not taken back by an older state', () => {
    const seen = createSeen('key');
    seen.keep('faq', at(900));
    jest.setSystemTime(1_000_000);
    seen.keep('faq', at(3, 1));
    seen.keep('faq', at(901));
    jest.advanceTimersByTime(60_000);
    expect(seen.isOutdated('faq', at(3, 1))).toBe(false);
    expect(seen.isOutdated('faq', at(901))).toBe(true);
  });

  it('says nothing under another key, nor when it was damaged', () => {
    createSeen('key').keep('faq', at(7));
    jest.setSystemTime(1_000_000);
    expect(createSeen('another').isOutdated('faq', undefined)).toBe(false);
    expect(createSeen('key').isOutdated('faq', undefined)).toBe(true);
    for (const text of ['{', 'null', '{"by":"key","seen":{"faq":{"last":{}}}}', '{"by":"key","seen":7}']) {
      localStorage.setItem('releases', text);
      expect(createSeen('key').isOutdated('faq', undefined)).toBe(false);
    }
  });
});
