import { http } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { openStore } from '../testing/open-store.tsx';
import { catalogueChosen, type ListState, searchAsked } from './catalog.slice.ts';
import { NO_FILTERS } from './filters.ts';
import type { Source } from './source.ts';

const harnesses: Source = { audience: 'customer', catalogue: 'Faisceau', deleted: false };
const kits: Source = { audience: 'customer', catalogue: 'Kit', deleted: false };

/** An answer as the API sends it, and whether its body was read or given up. */
function answerWith(rows: unknown, tag = 'W/"1"') {
  let left: Uint8Array | undefined = new TextEncoder().encode(JSON.stringify(rows));
  const cancel = jest.fn(async () => {});
  const read = jest.fn(async () => {
    const value = left;
    left = undefined;
    return value ? { done: false, value } : { done: true, value };
  });
  return { answer: { rows: { getReader: () => ({ read, cancel }), cancel }, tag }, read, cancel };
}

describe('the list of a catalogue', () => {
  const get = jest.spyOn(http, 'get');
  beforeEach(() => {
    jest.useFakeTimers();
    get.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  const open = () => {
    const store = openStore();
    return { store, state: () => (store.getState() as { catalog: { list: ListState } }).catalog.list };
  };
  const pass = (ms = 400) => jest.advanceTimersByTimeAsync(ms);

  it('is asked for whole, and its bar stays 500 ms after the data [C2.22, C7.16]', async () => {
    const { store, state } = open();
    get.mockResolvedValueOnce(answerWith([aRow(), aRow({ prodId: '2' })]).answer);
    store.dispatch(catalogueChosen(harnesses));
    expect(state().status).toBe('pending');
    await pass();
    expect(state()).toMatchObject({ status: 'success', arriving: true });
    expect(state().loaded['customer Faisceau']?.index.rows).toHaveLength(2);
    expect(get).toHaveBeenCalledWith(
      '/products',
      expect.objectContaining({ params: { query: '{"prodCatalogue:eq":"Faisceau"}' } }),
    );
    await pass(501);
    expect(state().arriving).toBe(false);
  });

  it('is kept while the server says that nothing changed, and replaced when something did', async () => {
    const { store, state } = open();
    get.mockResolvedValueOnce(answerWith([aRow()]).answer);
    store.dispatch(catalogueChosen(harnesses));
    await pass(1000);
    const same = answerWith([aRow()]);
    get.mockResolvedValueOnce(same.answer);
    store.dispatch(catalogueChosen(harnesses));
    expect(state().status).toBe('success');
    await pass();
    expect(same.read).not.toHaveBeenCalled();
    expect(same.cancel).toHaveBeenCalled();
    get.mockResolvedValueOnce(answerWith([], 'W/"2"').answer);
    store.dispatch(catalogueChosen(harnesses));
    await pass();
    expect(state().loaded['customer Faisceau']).toMatchObject({ tag: 'W/"2"', index: { rows: [] } });
  });

  it('never lets the list that was left land on the one chosen since', async () => {
    const { store, state } = open();
    let late: (value: unknown) => void = () => {};
    get.mockReturnValueOnce(
      new Promise((resolve) => {
        late = resolve;
      }),
    );
    get.mockResolvedValueOnce(answerWith([]).answer);
    store.dispatch(catalogueChosen(harnesses));
    store.dispatch(catalogueChosen(kits));
    await pass();
    late(answerWith([aRow()]).answer);
    await pass();
    expect(Object.keys(state().loaded)).toEqual(['customer Kit']);
    expect(get.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('says why it failed, and comes by itself when the line is back [C8.01]', async () => {
    const { store, state } = open();
    get.mockRejectedValueOnce({
      response: { status: 500, data: { error: { code: 'x', message: 'Panne.' } } },
    });
    store.dispatch(catalogueChosen(harnesses));
    await pass();
    expect(state()).toMatchObject({ status: 'error', failure: { message: 'Panne.' } });
    get.mockResolvedValueOnce(answerWith([aRow()]).answer);
    store.dispatch(connectionRestored());
    await pass();
    expect(state().status).toBe('success');
  });

  it('a half list is a failure, never a short catalogue', async () => {
    const { store, state } = open();
    const { answer } = answerWith([]);
    answer.rows.getReader = () => ({
      read: jest
        .fn()
        .mockResolvedValueOnce({ done: false, value: new TextEncoder().encode('[{"prodId":"1"}') })
        .mockRejectedValue(new Error('cut')),
      cancel: jest.fn(async () => {}),
    });
    get.mockResolvedValueOnce(answer);
    store.dispatch(catalogueChosen(harnesses));
    await pass();
    expect(state()).toMatchObject({ status: 'error', loaded: {} });
  });

  it('has the server look meanwhile, and drops what it found for an older search', async () => {
    const { store, state } = open();
    const answers: ((rows: unknown) => void)[] = [];
    get.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    store.dispatch(searchAsked({ source: harnesses, filters: { ...NO_FILTERS, make: 'peu' } }));
    await pass();
    store.dispatch(searchAsked({ source: harnesses, filters: { ...NO_FILTERS, make: 'ren' } }));
    await pass();
    answers[1]?.([aRow({ prodId: 'renault' })]);
    await pass();
    answers[0]?.([aRow({ prodId: 'peugeot' })]);
    await pass();
    expect(state().quick).toMatchObject({ status: 'success', rows: [{ prodId: 'renault' }] });
  });
});
