/** @jest-environment node */
import { manualClock } from '../../testing/clock.ts';
import { LoadFailure } from './failure.ts';
import { createReports } from './reports.ts';

function sent(token: string | null, elapsedMs: number) {
  const { clock, advance } = manualClock();
  const fetch = jest.fn(async (_url: unknown, _init?: unknown) => new Response());
  const report = createReports({ clock, fetch: fetch as typeof globalThis.fetch, readToken: () => token });
  advance(elapsedMs);
  const failure = new LoadFailure('http', '404 /r/faq/two/entry.js');
  report({ remote: 'faq', release: 'two', failure, state: 'fetching', since: 0, incident: 'FAQ-1' });
  const [url, init] = fetch.mock.calls[0] as [string, RequestInit];
  return { url, init, body: JSON.parse(String(init.body)) as object };
}

describe('the report of a failure', () => {
  it('says what failed and why, and is sent even when the page is being left', () => {
    const { url, init, body } = sent('a-token', 1_234.6);
    expect(url).toBe('/api/remotes/failures');
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    expect(body).toEqual({
      ...{ remote: 'faq', release: 'two', reason: 'http', detail: '404 /r/faq/two/entry.js' },
      ...{ state: 'fetching', durationMs: 1_235, incident: 'FAQ-1' },
    });
  });

  it('is made in the name of the account that is signed in, or of nobody', () => {
    expect(sent('a-token', 0).init.headers).toMatchObject({ authorization: 'Bearer a-token' });
    expect(sent(null, 0).init.headers).not.toHaveProperty('authorization');
  });

  it('gives a day as the longest duration', () => {
    expect(sent(null, 200_000_000).body).toMatchObject({ durationMs: 86_400_000 });
  });
});
