import { http } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { openStore } from '../testing/open-store.tsx';
import { type SearchState, searchTyped } from './search.slice.ts';

const typed = (text: string) => searchTyped({ text, catalogue: 'Faisceau' });
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the requests of the search bar', () => {
  const get = jest.spyOn(http, 'get');
  const answers: ((rows: unknown) => void)[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    answers.length = 0;
    get.mockReset().mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  });
  afterEach(() => jest.useRealTimers());

  const open = () => {
    const store = openStore();
    return { store, state: () => (store.getState() as { catalog: { search: SearchState } }).catalog.search };
  };

  it('start at three characters, 300 ms after the last key [C2.20, C5.05, C7.15, C9.02]', async () => {
    const { store } = open();
    store.dispatch(typed('fa '));
    await jest.advanceTimersByTimeAsync(1000);
    expect(get).not.toHaveBeenCalled();
    store.dispatch(typed('fa-0'));
    await jest.advanceTimersByTimeAsync(200);
    store.dispatch(typed('fa-00'));
    await jest.advanceTimersByTimeAsync(299);
    expect(get).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(get).toHaveBeenCalledTimes(1);
    expect(get).toHaveBeenCalledWith(
      '/products/search',
      expect.objectContaining({ params: { q: 'fa-00', c: 'Faisceau' } }),
    );
  });

  it('are aborted by the next one: a slow early answer never replaces a later one', async () => {
    const { store, state } = open();
    store.dispatch(typed('peugeot'));
    await jest.advanceTimersByTimeAsync(300);
    store.dispatch(typed('renault'));
    await jest.advanceTimersByTimeAsync(300);
    expect(get.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    answers[1]?.([aRow({ prodId: 'renault' })]);
    await settle();
    answers[0]?.([aRow({ prodId: 'peugeot' })]);
    await settle();
    expect(state()).toMatchObject({ status: 'success', answered: 'renault', rows: [{ prodId: 'renault' }] });
  });

  it('are dropped when the text is cleared, with all rows', async () => {
    const { store, state } = open();
    store.dispatch(typed('peugeot'));
    await jest.advanceTimersByTimeAsync(300);
    store.dispatch(typed(''));
    answers[0]?.([aRow()]);
    await settle();
    expect(state()).toMatchObject({ status: 'empty', rows: [] });
  });

  it('are repeated automatically when the connection is back', async () => {
    const { store, state } = open();
    get.mockRejectedValueOnce({ code: 'ERR_NETWORK' });
    store.dispatch(typed('peugeot'));
    await jest.advanceTimersByTimeAsync(300);
    expect(state().status).toBe('error');
    store.dispatch(connectionRestored());
    await jest.advanceTimersByTimeAsync(300);
    answers[0]?.([aRow()]);
    await settle();
    expect(state()).toMatchObject({ status: 'success', rows: [{ prodId: aRow().prodId }] });
  });
});
