import { call, put } from 'typed-redux-saga';
import { createAction, createAppStore } from '../store/index.ts';
import { askWhileTyping } from './while-typing.ts';

const typed = createAction<string>('typed');
const answered = createAction<string>('answered');
const picked = createAction('picked');

/** Each request waits until the test answers it; `shown` is the last answer that arrived. */
function start() {
  const asked: { text: string; signal: AbortSignal; answer: () => void }[] = [];
  const shown: string[] = [];
  const server = (text: string, signal: AbortSignal) =>
    new Promise<string>((resolve) => {
      asked.push({ text, signal, answer: () => resolve(text) });
    });
  const store = createAppStore({
    x: (state: unknown = null, action) => {
      if (answered.match(action)) shown.push(action.payload);
      return state;
    },
  });
  function* ask({ payload }: ReturnType<typeof typed>, signal: AbortSignal) {
    if (payload.length < 2) return;
    yield* put(answered(yield* call(server, payload, signal)));
  }
  store.injectRemote('field', {
    saga: function* field() {
      yield* askWhileTyping({ typed, pauseMs: 200, ask, over: [picked] });
    },
  });
  return { store, asked, shown };
}

describe('asking while somebody types', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const rest = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('asks once, after typing has paused', async () => {
    const { store, asked } = start();
    for (const text of ['f', 'fa', 'fa-']) {
      store.dispatch(typed(text));
      await rest(199);
    }
    expect(asked).toEqual([]);
    await rest(1);
    expect(asked.map(({ text }) => text)).toEqual(['fa-']);
  });

  it('never lets a slow early answer replace a later one, in whatever order they arrive', async () => {
    const { store, asked, shown } = start();
    for (const text of ['fa', 'fa-0', 'fa-00']) {
      store.dispatch(typed(text));
      await rest(200);
    }
    for (const at of [2, 0, 1]) {
      asked[at]?.answer();
      await rest(0);
    }
    expect(shown).toEqual(['fa-00']);
  });

  it('aborts the running request at the next letter', async () => {
    const { store, asked, shown } = start();
    store.dispatch(typed('fa'));
    await rest(200);
    store.dispatch(typed('f'));
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer();
    await rest(200);
    expect(shown).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('ignores the answer once the typed text was submitted', async () => {
    const { store, asked, shown } = start();
    store.dispatch(typed('fa'));
    await rest(200);
    store.dispatch(picked());
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer();
    await rest(0);
    expect(shown).toEqual([]);
  });

  it('aborts its request when its remote is removed', async () => {
    const { store, asked } = start();
    store.dispatch(typed('fa'));
    await rest(200);
    store.ejectRemote('field');
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});
