import { foundSignedOut, signedIn } from '@extranet/shared/session';
import { createAppStore } from '@extranet/shared/store';
import { OWN_CONFIG } from '../config/clean-config.ts';
import { configRead } from '../config/config.slice.ts';
import { customer } from '../testing/customer.ts';
import { hostReducers } from './reducers.ts';
import { PATIENCE_MS, whenKnown } from './when-known.ts';

const start = (page: string) => {
  document.body.innerHTML = page;
  const store = createAppStore(hostReducers);
  const draw = jest.fn();
  return { store, draw };
};
const THERE = Promise.resolve();
const microtasks = () => jest.advanceTimersByTimeAsync(0);
const FRAMED = '<div data-frame="signed-in"></div>';

describe('the first drawing of a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits for the name of who is signed in while a frame stands, and is made once [W1.25]', async () => {
    const { store, draw } = start(FRAMED);
    whenKnown(store, THERE, draw);
    store.dispatch(configRead(OWN_CONFIG));
    await microtasks();
    expect(draw).not.toHaveBeenCalled();
    store.dispatch(signedIn(customer));
    await microtasks();
    expect(draw).toHaveBeenCalledTimes(1);
    store.dispatch(configRead(OWN_CONFIG));
    await jest.advanceTimersByTimeAsync(PATIENCE_MS * 2);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('waits for the page itself, so that no other shape stands there in between', async () => {
    const { store, draw } = start(FRAMED);
    let arrive = () => {};
    const page = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    whenKnown(store, page, draw);
    store.dispatch(signedIn(customer));
    await microtasks();
    expect(draw).not.toHaveBeenCalled();
    arrive();
    await microtasks();
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('waits for a silent server only for a moment, because the page has to say why nothing comes', async () => {
    const { store, draw } = start(FRAMED);
    whenKnown(store, THERE, draw);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(draw).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('waits for nothing where no frame stands, or nobody is signed in', () => {
    const bare = start('');
    whenKnown(bare.store, THERE, bare.draw);
    expect(bare.draw).toHaveBeenCalledTimes(1);
    const visitor = start(FRAMED);
    visitor.store.dispatch(foundSignedOut());
    whenKnown(visitor.store, new Promise(() => {}), visitor.draw);
    expect(visitor.draw).toHaveBeenCalledTimes(1);
  });
});
