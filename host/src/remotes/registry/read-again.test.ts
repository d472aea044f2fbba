/** @jest-environment node */
import { customer } from '../../testing/customer.ts';
import { entryOf, release, startRemotes } from '../../testing/remotes.ts';
import { readAgain } from './read-again.ts';

const stable = entryOf();
const canary = { ...stable, canary: { release: release('three'), percent: 100 } };
const here = new AbortController().signal;
const published = jest.fn();
let page: ReturnType<typeof startRemotes>;

beforeEach(() => {
  jest.useFakeTimers();
  published.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(published);
  page = startRemotes([canary], { user: customer });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const answers = (...revisions: number[]) => {
  for (const revision of revisions)
    published.mockImplementationOnce(async () => Response.json({ revision, remotes: [stable] }));
};
const told = async (revision: number, isLeft = here) => {
  const done = readAgain(page, revision, isLeft);
  await jest.advanceTimersByTimeAsync(2_000);
  await done;
};

describe('a page that is told of another registry', () => {
  it('reads it at once, naming the revision, and takes it over', async () => {
    answers(2);
    await told(2);
    expect(published).toHaveBeenCalledWith('/remotes/registry.json?revision=2', { cache: 'no-cache' });
    expect(published).toHaveBeenCalledTimes(1);
    expect(page.registry.read()).toMatchObject({ revision: 2, remotes: [{ id: 'faq' }] });
    expect(page.registry.find('faq')?.canary).toBeUndefined();
  });

  it('asks again where a process answered that did not hear of it yet, and gives up in the end', async () => {
    answers(1, 2);
    await told(2);
    expect([published.mock.calls.length, page.registry.read().revision]).toEqual([2, 2]);
    published.mockReset().mockRejectedValue(new TypeError('gone'));
    await told(9);
    expect([published.mock.calls.length, page.registry.read().revision]).toEqual([3, 2]);
  });

  it('does not go back to an older one, nor ask for what it has or after it was left', async () => {
    answers(2);
    await told(2);
    answers(1);
    published.mockImplementation(async () => Response.json({ revision: 1, remotes: [] }));
    await told(1);
    expect(page.registry.read().revision).toBe(2);
    published.mockReset();
    await told(2);
    await told(3, AbortSignal.abort());
    expect(published).not.toHaveBeenCalled();
  });
});
