/** @jest-environment node */
import { manualClock } from '../../testing/clock.ts';
import { type FailureKind, LoadFailure } from './failure.ts';
import { createReports, type Report } from './reports.ts';

function startReports(token: string | null = 'a-token') {
  const { clock, advance } = manualClock();
  const fetch = jest.fn(async (_url: unknown, _init?: unknown) => new Response());
  let stay = new AbortController();
  const reports = createReports({
    ...{ clock, fetch: fetch as typeof globalThis.fetch, readToken: () => token, stay: () => stay.signal },
  });
  const sent = () =>
    fetch.mock.calls.map(([url, init]) => ({
      url,
      init,
      body: JSON.parse(String((init as RequestInit).body)),
    }));
  const fails = (kind: FailureKind, more: Partial<Report> = {}) =>
    reports.failed({
      ...{ remote: 'faq', release: 'two', failure: new LoadFailure(kind, '404 /r/faq/two/entry.js') },
      ...{ state: 'fetching', since: 0, incident: 'FAQ-1', ...more },
    });
  const leave = () => stay.abort();
  const comeBack = () => {
    stay = new AbortController();
  };
  return { ...reports, fails, sent, advance, leave, comeBack };
}

describe('the report of a failure', () => {
  it('says what failed and why, in a call that a page that is left still finishes', () => {
    const { fails, sent, advance } = startReports();
    advance(1_234.6);
    fails('http');
    expect(sent()).toMatchObject([
      { url: '/api/remotes/failures', init: { method: 'POST', keepalive: true } },
    ]);
    expect(sent()[0]?.body).toEqual({
      ...{ remote: 'faq', release: 'two', reason: 'http', detail: '404 /r/faq/two/entry.js' },
      ...{ state: 'fetching', durationMs: 1_235, incident: 'FAQ-1' },
    });
  });

  it('is made in the name of the account that is signed in, or of nobody', () => {
    for (const token of ['a-token', null]) {
      const { fails, sent } = startReports(token);
      fails('http');
      const headers = JSON.stringify((sent()[0]?.init as RequestInit | undefined)?.headers);
      expect(headers.includes('Bearer a-token')).toBe(token !== null);
    }
  });

  it('gives a day as the longest duration', () => {
    const { fails, sent, advance } = startReports();
    advance(200_000_000);
    fails('http');
    expect(sent()[0]?.body).toMatchObject({ durationMs: 86_400_000 });
  });

  it('is made once of a failure that goes on, and again once the release had come up', () => {
    const { fails, cameUp, sent } = startReports();
    fails('http');
    fails('http');
    expect(sent()).toHaveLength(1);
    cameUp('faq', 'two');
    fails('http');
    expect(sent()).toHaveLength(2);
  });
});

describe('whoever leaves the page', () => {
  it.each(['network', 'evaluation'] as const)(
    'while something is on its way (%s) reports nothing',
    (kind) => {
      const { fails, sent, advance, leave, comeBack } = startReports();
      fails(kind);
      leave();
      comeBack();
      advance(60_000);
      expect(sent()).toEqual([]);
    },
  );

  it('reports nothing that breaks after that', () => {
    const { fails, sent, leave } = startReports();
    leave();
    fails('integrity');
    expect(sent()).toEqual([]);
  });

  it('and stays half a second reports it all the same', () => {
    const { fails, sent, advance } = startReports();
    fails('network');
    expect(sent()).toEqual([]);
    advance(500);
    expect(sent()).toHaveLength(1);
  });

  it('takes back nothing of what cannot come from leaving', () => {
    const { fails, sent, leave } = startReports();
    fails('timeout');
    fails('evaluation', { state: 'ready' });
    leave();
    expect(sent()).toHaveLength(2);
  });
});

describe('the report of what came up', () => {
  it('is one for all remotes of a page, once they have been well for five seconds', () => {
    const { cameUp, sent, advance } = startReports();
    cameUp('faq', 'two');
    advance(2_000);
    cameUp('catalog', 'one');
    advance(2_999);
    expect(sent()).toEqual([]);
    advance(1);
    expect(sent()).toMatchObject([{ url: '/api/remotes/loads', init: { keepalive: true } }]);
    expect(sent()[0]?.body).toEqual({
      loads: [
        { remote: 'faq', release: 'two' },
        { remote: 'catalog', release: 'one' },
      ],
    });
  });

  it('says nothing of a release that broke meanwhile, nor of a page that was left', () => {
    const broken = startReports();
    broken.cameUp('faq', 'two');
    broken.fails('blocked', { state: 'ready' });
    broken.advance(5_000);
    expect(broken.sent().map(({ url }) => url)).toEqual(['/api/remotes/failures']);
    const left = startReports();
    left.cameUp('faq', 'two');
    left.leave();
    left.advance(5_000);
    expect(left.sent()).toEqual([]);
  });
});
