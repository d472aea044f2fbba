type Run = <T>(work: () => Promise<T>) => Promise<T>;

export interface Limit {
  /** How much work runs at once; the rest waits in the order of arrival. */
  readonly count: number;
  /** Work that has waited longer is refused with this error. */
  readonly timeout?: { readonly ms: number; readonly error: () => Error };
}

export function atMost({ count, timeout }: Limit): Run {
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer =
        timeout &&
        setTimeout(() => {
          waiting.splice(waiting.indexOf(called), 1);
          reject(timeout.error());
        }, timeout.ms);
      waiting.push(called);
    });

  return async (work) => {
    if (running < count) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      // The free place goes straight to the next in the queue: work that has just arrived cannot take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
