/** @jest-environment node */
import { manualClock } from '../../testing/clock.ts';
import { asset, file, release } from '../../testing/remotes.ts';
import { until } from '../../testing/until.ts';
import { createAssetFetcher } from './fetch-assets.ts';
import { createLine } from './line.ts';

const { subtle } = globalThis.crypto;
const one = release('one');
const assets = [asset('entry.js'), asset('page.js')];

function fetcherFor(
  answer: (url: string, init: RequestInit) => Promise<Response>,
  given: SubtleCrypto | null = subtle,
) {
  const { clock, advance } = manualClock();
  const fetch = jest.fn((url: unknown, init: unknown) => answer(String(url), init as RequestInit));
  const fetchAssets = createAssetFetcher({
    fetch: fetch as typeof globalThis.fetch,
    line: createLine(clock),
    subtle: given ?? undefined,
  });
  return { fetch, advance, fetchAssets: () => fetchAssets(one, assets) };
}

/** As fetch does: it rejects when its signal is raised. */
const hanging = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('the files of a release', () => {
  it('are asked for all at once, with the cookies of this origin only', async () => {
    const { fetch, fetchAssets } = fetcherFor(async () => file());
    const fetching = fetchAssets();
    expect(fetch.mock.calls).toEqual([
      ['/r/faq/one/entry.js', expect.objectContaining({ credentials: 'same-origin' })],
      ['/r/faq/one/page.js', expect.objectContaining({ credentials: 'same-origin' })],
    ]);
    await fetching;
  });

  it.each([
    ['http', () => Promise.resolve(new Response('', { status: 500 }))],
    ['integrity', () => Promise.resolve(new Response('altered'))],
    ['integrity', () => Promise.resolve(new Response(null))],
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('of which one is not to be had are a failure (%s) that names it', async (kind, answer) => {
    const { fetchAssets } = fetcherFor((url) =>
      url.endsWith('page.js') ? answer() : Promise.resolve(file()),
    );
    await expect(fetchAssets()).rejects.toMatchObject({
      name: 'LoadFailure',
      kind,
      detail: expect.stringContaining('/r/faq/one/page.js'),
    });
  });

  it('of which the browser keeps a spoiled copy are fetched once past its cache', async () => {
    const spoiled = (url: string, cache: unknown) => url.endsWith('page.js') && cache !== 'reload';
    const { fetch, fetchAssets } = fetcherFor(async (url, { cache }) =>
      spoiled(url, cache) ? new Response('spoiled') : file(),
    );
    await fetchAssets();
    expect(fetch.mock.calls.map(([url, init]) => [url, (init as RequestInit).cache])).toEqual([
      ['/r/faq/one/entry.js', 'default'],
      ['/r/faq/one/page.js', 'default'],
      ['/r/faq/one/page.js', 'reload'],
    ]);
  });

  it('that arrive spoiled past the cache too are a failure, after two requests', async () => {
    const { fetch, fetchAssets } = fetcherFor(async (url) =>
      url.endsWith('page.js') ? new Response('spoiled') : file(),
    );
    await expect(fetchAssets()).rejects.toMatchObject({ kind: 'integrity' });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('are given up after three seconds of silence', async () => {
    const { advance, fetchAssets } = fetcherFor(hanging);
    const fetching = fetchAssets();
    let over = false;
    fetching.catch(() => (over = true));
    advance(2_999);
    await Promise.resolve();
    expect(over).toBe(false);
    advance(1);
    await expect(fetching).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('are waited for as long as something of them keeps coming', async () => {
    const bytes = new TextEncoder().encode(await file().text());
    let pulled = 0;
    const slow = (from: ReadableStreamDefaultController) => from.enqueue(bytes.slice(pulled, ++pulled));
    const steps: (() => void)[] = [];
    const { advance, fetch, fetchAssets } = fetcherFor(async (url, { signal }) => {
      if (url.endsWith('entry.js')) return file();
      const body = new ReadableStream(
        {
          // As the body of a fetch does.
          start: (from) => signal?.addEventListener('abort', () => from.error(signal.reason)),
          pull: (from) =>
            new Promise<void>((resolve) =>
              steps.push(() => {
                if (pulled < bytes.length) slow(from);
                else from.close();
                resolve();
              }),
            ),
        },
        { highWaterMark: 0 },
      );
      return new Response(body);
    });
    const fetching = fetchAssets();
    for (let step = 0; step <= bytes.length; step += 1) {
      await until(() => steps.length > step);
      advance(2_000);
      steps[step]?.();
    }
    await expect(fetching).resolves.toBeUndefined();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are checked by the browser, from its cache, where the page cannot hash', async () => {
    const answer = async (_url: string, { integrity }: RequestInit) => {
      if (integrity === 'sha384-wrong') throw new TypeError('Failed to fetch');
      return file();
    };
    const { fetch, fetchAssets } = fetcherFor(answer, null);
    await fetchAssets();
    expect(fetch.mock.calls.filter(([, init]) => (init as RequestInit).integrity)).toEqual(
      assets.map(({ file: name, integrity }) => [`/r/faq/one/${name}`, { integrity, cache: 'force-cache' }]),
    );
    const { clock } = manualClock();
    const altered = createAssetFetcher({
      fetch: ((url: string, init: RequestInit) => answer(url, init)) as typeof globalThis.fetch,
      ...{ line: createLine(clock), subtle: undefined },
    });
    await expect(altered(one, [{ ...asset('entry.js'), integrity: 'sha384-wrong' }])).rejects.toMatchObject({
      kind: 'integrity',
    });
  });
});
