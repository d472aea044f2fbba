import type { Worker } from 'node:cluster';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** A worker's access to the figures of all workers: any of them may be asked for /metrics. */
export interface Siblings {
  /** Sets the function that answers this worker's own figures. */
  answerWith(own: () => Promise<Figures>): void;
  /** The figures of every worker that answers in time, by its place. */
  all(): Promise<[place: number, figures: Figures][]>;
}

type Message =
  /** To the parent, it asks for the figures of all workers; to a worker, for its own. */
  | { readonly figures: 'wanted'; readonly call: number }
  | { readonly figures: 'own'; readonly call: number; readonly own: Figures }
  | { readonly figures: 'all'; readonly call: number; readonly all: [number, Figures][] };

const isOurs = (message: unknown): message is Message => message instanceof Object && 'figures' in message;

/** Without it a worker that hangs would withhold the figures of the others too. */
const ANSWER_WITHIN_MS = 1_000;

/** The worker's side: asks the parent, and answers it. */
export function joinSiblings(): Siblings {
  const waiting = new Map<number, (all: [number, Figures][]) => void>();
  let calls = 0;
  let give = async (): Promise<Figures> => [];
  process.on('message', (message) => {
    if (!isOurs(message)) return;
    const { call } = message;
    if (message.figures === 'wanted')
      give()
        .catch(() => [])
        .then((own) => process.send?.({ figures: 'own', call, own } satisfies Message));
    if (message.figures === 'all') {
      waiting.get(call)?.(message.all);
      waiting.delete(call);
    }
  });
  return {
    answerWith: (own) => {
      give = own;
    },
    all: () =>
      new Promise((resolve) => {
        calls += 1;
        waiting.set(calls, resolve);
        process.send?.({ figures: 'wanted', call: calls } satisfies Message);
      }),
  };
}

/** The parent's side: asks every worker on behalf of one. Pass it each message of each worker. */
export function figuresExchange(workers: ReadonlyMap<number, Worker>) {
  const rounds = new Map<number, { all: [number, Figures][]; end: () => void }>();
  let calls = 0;

  const ask = (asker: Worker, askersCall: number) => {
    calls += 1;
    const round = calls;
    const asked = [...workers.values()].filter((worker) => worker.isConnected());
    const all: [number, Figures][] = [];
    const end = () => {
      if (all.length < asked.length && !late) return;
      clearTimeout(timer);
      if (!rounds.delete(round) || !asker.isConnected()) return;
      const sorted = all.toSorted(([a], [b]) => a - b);
      asker.send({ figures: 'all', call: askersCall, all: sorted } satisfies Message);
    };
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      end();
    }, ANSWER_WITHIN_MS);
    rounds.set(round, { all, end });
    for (const worker of asked) worker.send({ figures: 'wanted', call: round } satisfies Message);
  };

  return (place: number, worker: Worker, message: unknown): void => {
    if (!isOurs(message)) return;
    if (message.figures === 'wanted') ask(worker, message.call);
    if (message.figures !== 'own') return;
    const round = rounds.get(message.call);
    round?.all.push([place, message.own]);
    round?.end();
  };
}
