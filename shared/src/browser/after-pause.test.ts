import { afterPause } from './after-pause.ts';

/** jsdom has no scheduler: this one runs its tasks by timers. */
function lendScheduler() {
  const postTask = jest.fn(
    (work: () => void, { delay, signal }: { delay: number; priority: string; signal: AbortSignal }) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          try {
            resolve(work());
          } catch (failure) {
            reject(failure);
          }
        }, delay);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      }),
  );
  Object.assign(globalThis, { scheduler: { postTask } });
  return postTask;
}

describe.each(['without a scheduler', 'with a scheduler'])('after a pause, %s', (how) => {
  const reported = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    reported.mockReset();
    Object.assign(globalThis, { reportError: reported });
    if (how === 'with a scheduler') lendScheduler();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'scheduler');
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  it('the work is done once, and not before', async () => {
    const work = jest.fn();
    afterPause(work, 25);
    await jest.advanceTimersByTimeAsync(24);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('the work is not done where somebody went on typing, and nothing is reported', async () => {
    const work = jest.fn();
    const callOff = afterPause(work, 25);
    await jest.advanceTimersByTimeAsync(24);
    callOff();
    await jest.advanceTimersByTimeAsync(100);
    expect(work).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
  });
});

it('with a scheduler, goes before what the page does by itself, and a failure is reported', async () => {
  const postTask = lendScheduler();
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const failure = new Error('no list');
  afterPause(() => {
    throw failure;
  }, 0);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(postTask.mock.calls[0]?.[1].priority).toBe('user-blocking');
  expect(reported).toHaveBeenCalledWith(failure);
  Reflect.deleteProperty(globalThis, 'scheduler');
  Reflect.deleteProperty(globalThis, 'reportError');
});
