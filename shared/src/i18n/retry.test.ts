import { retrying } from './retry.ts';

describe('reading texts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('retries five times, after 350, 700, 1400, 2800 and 5600 ms [C9.06]', async () => {
    const at: number[] = [];
    const start = Date.now();
    const reading = retrying(() => {
      at.push(Date.now() - start);
      return Promise.reject(new Error('down'));
    });
    const refused = expect(reading).rejects.toThrow('down');
    await jest.runAllTimersAsync();
    await refused;
    expect(at).toEqual([0, 350, 1050, 2450, 5250, 10850]);
  });

  it('reads at most ten at once, and the others afterwards [C9.06]', async () => {
    let running = 0;
    let most = 0;
    const read = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
    };
    const all = Promise.all(Array.from({ length: 25 }, () => retrying(read)));
    await jest.runAllTimersAsync();
    await all;
    expect(most).toBe(10);
  });
});
