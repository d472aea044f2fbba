interface Limits {
  readonly totalMax: number;
  readonly tooManyInQueue: () => Error;
  readonly tooManyInAll: () => Error;
}

type Start = () => Promise<void>;

/** A queue, one for each kind of job and account, and how many jobs it may hold, waiting or running. */
interface Queue {
  readonly name: string;
  readonly most: number;
}

export type InTurn = <T>(queue: Queue, work: () => Promise<T>) => Promise<T>;

/**
 * One job at a time. The queues take turns, each in order of arrival: a hundred jobs in one queue delay the other queues
 * by one job only. Beyond the limits a job is refused at once.
 */
export function oneAtATime({ totalMax, tooManyInQueue, tooManyInAll }: Limits): InTurn {
  /** By queue; the order of the keys is the order of their next turns. */
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
    const [queue, [start, ...others]] = first;
    waiting.delete(queue);
    if (others.length > 0) waiting.set(queue, others);
    return start;
  }

  function count(queue: string, change: 1 | -1): void {
    const left = (taken.get(queue) ?? 0) + change;
    if (left === 0) taken.delete(queue);
    else taken.set(queue, left);
    total += change;
  }

  return async ({ name: queue, most }, work) => {
    if ((taken.get(queue) ?? 0) >= most) throw tooManyInQueue();
    if (total >= totalMax) throw tooManyInAll();
    count(queue, 1);
    return new Promise((resolve, reject) => {
      const start = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        } finally {
          count(queue, -1);
        }
      };
      waiting.set(queue, [...(waiting.get(queue) ?? []), start]);
      void workOff();
    });
  };
}
