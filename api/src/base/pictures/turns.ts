interface Limits {
  readonly inAll: number;
  readonly tooManyInLine: () => Error;
  readonly tooManyInAll: () => Error;
}

type Start = () => Promise<void>;

/** A line of somebody's own, and how many it may hold, waiting or at work. */
interface Line {
  readonly line: string;
  readonly most: number;
}

export type InTurn = <T>(line: Line, work: () => Promise<T>) => Promise<T>;

/**
 * One piece of work at a time. Lines take turns, whoever came first within each: a hundred pieces in one make everybody
 * else wait for one of them. Beyond the limits work is refused at once.
 */
export function oneAtATime({ inAll, tooManyInLine, tooManyInAll }: Limits): InTurn {
  /** By line, in the order in which they come next. */
  const waiting = new Map<string, Start[]>();
  const taken = new Map<string, number>();
  let total = 0;
  let busy = false;

  async function workOff(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let next = takeNext(); next; next = takeNext()) await next();
    busy = false;
  }

  function takeNext(): Start | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [line, [start, ...others]] = first;
    waiting.delete(line);
    if (others.length > 0) waiting.set(line, others);
    return start;
  }

  function count(line: string, change: 1 | -1): void {
    const left = (taken.get(line) ?? 0) + change;
    if (left === 0) taken.delete(line);
    else taken.set(line, left);
    total += change;
  }

  return async ({ line, most }, work) => {
    if ((taken.get(line) ?? 0) >= most) throw tooManyInLine();
    if (total >= inAll) throw tooManyInAll();
    count(line, 1);
    return new Promise((resolve, reject) => {
      const start = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        } finally {
          count(line, -1);
        }
      };
      waiting.set(line, [...(waiting.get(line) ?? []), start]);
      void workOff();
    });
  };
}
