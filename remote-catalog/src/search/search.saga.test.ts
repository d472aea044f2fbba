import type { ProductRow } from '@extranet/shared/contracts';
import { connectionRestored } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { apiServer, later, refusal, settled, stopTimers } from '@extranet/shared/testing/server';
import { openStore } from '../testing/open-store.tsx';
import { type SearchState, searchTyped } from './search.slice.ts';

const typed = (text: string) => searchTyped({ text, catalogue: 'Faisceau' });
const waitAndSettle = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  await settled();
};

describe('the requests of the search bar', () => {
  const server = apiServer();
  const requests = () => server.named('GET /products/search').map(({ request }) => request);
  const answers = new Map<string | null, ReturnType<typeof later<ProductRow[]>>>();
  const give = async (text: string, rows: ProductRow[]) => {
    answers.get(text)?.resolve(rows);
    await settled();
  };
  beforeEach(() => {
    stopTimers();
    answers.clear();
    server.answer({
      'GET /products/search': (_body, { request }) => {
        const answer = later<ProductRow[]>();
        answers.set(new URL(request.url).searchParams.get('q'), answer);
        return answer.answer;
      },
    });
  });
  afterEach(() => jest.useRealTimers());

  const open = () => {
    const store = openStore();
    return { store, state: () => (store.getState() as { catalog: { search: SearchState } }).catalog.search };
  };

  it('start at three characters, 300 ms after the last key [C2.20, C5.05, C7.15, C9.02]', async () => {
    const { store } = open();
    store.dispatch(typed('fa '));
    await waitAndSettle(1000);
    expect(requests()).toEqual([]);
    store.dispatch(typed('fa-0'));
    await waitAndSettle(200);
    store.dispatch(typed('fa-00'));
    await waitAndSettle(299);
    expect(requests()).toEqual([]);
    await waitAndSettle(1);
    expect(requests().map(({ url }) => new URL(url).search)).toEqual(['?q=fa-00&c=Faisceau']);
  });

  it('are aborted by the next one: a slow early answer never replaces a later one', async () => {
    const { store, state } = open();
    store.dispatch(typed('peugeot'));
    await waitAndSettle(300);
    store.dispatch(typed('renault'));
    await waitAndSettle(300);
    expect(requests()[0]?.signal.aborted).toBe(true);
    await give('renault', [aRow({ prodId: 'renault' })]);
    await give('peugeot', [aRow({ prodId: 'peugeot' })]);
    expect(state()).toMatchObject({ status: 'success', answered: 'renault', rows: [{ prodId: 'renault' }] });
  });

  it('are dropped when the text is cleared, with all rows', async () => {
    const { store, state } = open();
    store.dispatch(typed('peugeot'));
    await waitAndSettle(300);
    store.dispatch(typed(''));
    await give('peugeot', [aRow()]);
    expect(state()).toMatchObject({ status: 'empty', rows: [] });
  });

  it('are repeated automatically when the connection is back', async () => {
    const { store, state } = open();
    // jsdom prints a lost connection itself.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.answer({ 'GET /products/search': () => refusal(0) });
    store.dispatch(typed('peugeot'));
    await waitAndSettle(300);
    expect(state().status).toBe('error');
    server.answer({ 'GET /products/search': () => [aRow()] });
    store.dispatch(connectionRestored());
    await waitAndSettle(300);
    expect(state()).toMatchObject({ status: 'success', rows: [{ prodId: aRow().prodId }] });
  });
});
