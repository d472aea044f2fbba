import type { SearchAnswer } from '@extranet/shared/contracts';
import { connectionRestored } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { apiServer, later, refusal, settled, stopTimers } from '@extranet/shared/testing/server';
import { anAnswer } from '../testing/answers.ts';
import { openStore } from '../testing/open-store.tsx';
import { addSearchPart } from './search.part.ts';
import { type Question, type SearchState, searchTyped } from './search.slice.ts';

const typed = (text: string, parts: Partial<Question> = {}) =>
  searchTyped({ text, catalogue: '', vehicle: '', ...parts });
const waitAndSettle = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  await settled();
};
const PACE = 100;

describe('the requests of the search', () => {
  const server = apiServer();
  const asked = () => server.named('GET /search').map(({ request }) => new URL(request.url).search);
  const answers = new Map<string | null, ReturnType<typeof later<SearchAnswer>>>();
  const give = async (text: string, prodId: string) => {
    answers.get(text)?.resolve(anAnswer([aRow({ prodId })]));
    await settled();
  };
  beforeEach(() => {
    stopTimers();
    answers.clear();
    server.answer({
      'GET /search': (_body, { request }) => {
        const answer = later<SearchAnswer>();
        answers.set(new URL(request.url).searchParams.get('q'), answer);
        return answer.answer;
      },
    });
  });
  afterEach(() => jest.useRealTimers());

  const open = () => {
    addSearchPart();
    const store = openStore();
    const state = () => (store.getState() as unknown as { catalog: { search: SearchState } }).catalog.search;
    return { store, state, shown: () => state().answer?.groups[0]?.rows.map(({ prodId }) => prodId) };
  };

  it('start at three characters, at once [C2.20, C5.05]', async () => {
    const { store } = open();
    store.dispatch(typed('fa '));
    await waitAndSettle(1000);
    expect(asked()).toEqual([]);
    store.dispatch(typed('fa-0'));
    await waitAndSettle(0);
    expect(asked()).toEqual(['?q=fa-0']);
  });

  it('start at two where they name a model or a number of pins: letter and digit, or two digits [B3.02]', async () => {
    const { store } = open();
    for (const text of ['x', 'fa', 'é', '5', '5x', ' x5 ', '13']) {
      store.dispatch(typed(text));
      await waitAndSettle(PACE);
    }
    expect(asked()).toEqual(['?q=x5', '?q=13']);
  });

  it('are ten in a second at most, however fast somebody types, and the last letter is always asked for [C9.02]', async () => {
    const { store } = open();
    for (let length = 3; length < 43; length += 1) {
      store.dispatch(typed('a'.repeat(length)));
      await waitAndSettle(25);
    }
    await waitAndSettle(PACE);
    expect(asked().length).toBeGreaterThan(8);
    expect(asked().length).toBeLessThan(13);
    expect(asked().at(-1)).toBe(`?q=${'a'.repeat(42)}`);
  });

  it('ask all catalogues, for more rows where one is chosen, and name the vehicle', async () => {
    const { store } = open();
    store.dispatch(typed('attelage', { catalogue: 'Attelage', vehicle: 'peugeot.308ii.2016' }));
    await waitAndSettle(PACE);
    expect(asked()).toEqual(['?q=attelage&n=20&v=peugeot.308ii.2016']);
  });

  it('are aborted by the next one: a slow early answer never replaces a later one', async () => {
    const { store, state, shown } = open();
    store.dispatch(typed('peugeot'));
    await waitAndSettle(PACE);
    store.dispatch(typed('renault'));
    await waitAndSettle(PACE);
    expect(server.named('GET /search')[0]?.request.signal.aborted).toBe(true);
    await give('renault', 'renault');
    await give('peugeot', 'peugeot');
    expect(shown()).toEqual(['renault']);
    expect(state()).toMatchObject({ status: 'success', answered: { text: 'renault' } });
  });

  it('leave the last rows in view until the next are there', async () => {
    const { store, state, shown } = open();
    store.dispatch(typed('peugeot'));
    await waitAndSettle(PACE);
    await give('peugeot', 'peugeot');
    store.dispatch(typed('peugeot 308'));
    await waitAndSettle(PACE);
    expect(state().status).toBe('pending');
    expect(shown()).toEqual(['peugeot']);
    await give('peugeot 308', '308');
    expect(shown()).toEqual(['308']);
  });

  it('are dropped when the text is cleared, with all rows', async () => {
    const { store, state } = open();
    store.dispatch(typed('peugeot'));
    await waitAndSettle(PACE);
    store.dispatch(typed(''));
    await give('peugeot', 'peugeot');
    expect(state()).toMatchObject({ status: 'empty', answer: null });
  });

  it('are repeated automatically when the connection is back [C8.02]', async () => {
    const { store, state, shown } = open();
    // jsdom prints a lost connection itself.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.answer({ 'GET /search': () => refusal(0) });
    store.dispatch(typed('peugeot'));
    await waitAndSettle(PACE);
    expect(state().status).toBe('error');
    server.answer({ 'GET /search': () => anAnswer([aRow()]) });
    store.dispatch(connectionRestored());
    await waitAndSettle(PACE);
    expect(state().status).toBe('success');
    expect(shown()).toEqual([aRow().prodId]);
  });

  it('ask once what fits the vehicle, for the marks in the rows', async () => {
    const { store, state } = open();
    server.answer({
      'GET /search': () => anAnswer([aRow()]),
      'GET /vehicles/:key/fits': () => ({
        fits: [
          { prodId: 'fits', reason: { code: 'fits' } },
          { prodId: 'perhaps', reason: { code: 'unknown' } },
        ],
        leftOut: [{ prodId: 'not', reason: { code: 'to', to: 2013 } }],
      }),
    });
    for (const text of ['attelage', 'attelages']) {
      store.dispatch(typed(text, { vehicle: 'peugeot.308ii.2016' }));
      await waitAndSettle(PACE);
    }
    expect(state().fitting).toEqual({
      vehicle: 'peugeot.308ii.2016',
      prodIds: ['fits'],
      onCondition: ['perhaps'],
      leftOut: ['not'],
    });
    expect(server.named('GET /vehicles/peugeot.308ii.2016/fits')).toHaveLength(1);
  });
});
