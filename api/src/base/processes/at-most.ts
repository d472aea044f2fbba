type Turns = <T>(work: () => Promise<T>) => Promise<T>;

interface Limit {
  /** So many of them at once; the others wait in the order in which they came. */
  readonly count: number;
  /** Who has waited longer is refused, with an error of the caller's. */
  readonly patience?: { readonly ms: number; readonly refusal: () => Error };
}

export function atMost({ count, patience }: Limit): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer =
        patience &&
        setTimeout(() => {
          waiting.splice(waiting.indexOf(called), 1);
          reject(patience.refusal());
        }, patience.ms);
      waiting.push(called);
    });

  return async (work) => {
    if (running < count) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      // A turn is handed on, not given back: nobody comes in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
