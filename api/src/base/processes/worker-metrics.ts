import type { Worker } from 'node:cluster';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

/** A worker's access to the metrics of all workers of this machine: any of them may be asked for /metrics. */
export interface WorkersMetrics {
  /** Sets the function that answers this worker's own metrics. */
  answerWith(own: () => Promise<MetricValues>): void;
  /** Those of every worker that answers in time, by its place. */
  all(): Promise<[place: number, values: MetricValues][]>;
}

type Message =
  /** To the parent, it asks for the metrics of all workers; to a worker, for its own. */
  | { readonly metrics: 'wanted'; readonly call: number }
  | { readonly metrics: 'own'; readonly call: number; readonly own: MetricValues }
  | { readonly metrics: 'all'; readonly call: number; readonly all: [number, MetricValues][] };

const isOurs = (message: unknown): message is Message => message instanceof Object && 'metrics' in message;

/** Without it a worker that hangs would withhold the metrics of the others too. */
const ANSWER_WITHIN_MS = 1_000;

/** The worker's side: asks the parent, and answers it. */
export function openWorkersMetrics(): WorkersMetrics {
  const waiting = new Map<number, (all: [number, MetricValues][]) => void>();
  let calls = 0;
  let give = async (): Promise<MetricValues> => [];
  process.on('message', (message) => {
    if (!isOurs(message)) return;
    const { call } = message;
    if (message.metrics === 'wanted')
      give()
        .catch(() => [])
        .then((own) => process.send?.({ metrics: 'own', call, own } satisfies Message));
    if (message.metrics === 'all') {
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
        process.send?.({ metrics: 'wanted', call: calls } satisfies Message);
      }),
  };
}

/** The parent's side: asks every worker on behalf of one. Pass it each message of each worker. */
export function exchangeMetrics(workers: ReadonlyMap<number, Worker>) {
  const rounds = new Map<number, { all: [number, MetricValues][]; end: () => void }>();
  let calls = 0;

  const ask = (asker: Worker, askersCall: number) => {
    calls += 1;
    const round = calls;
    const asked = [...workers.values()].filter((worker) => worker.isConnected());
    const all: [number, MetricValues][] = [];
    const end = () => {
      if (all.length < asked.length && !late) return;
      clearTimeout(timer);
      if (!rounds.delete(round) || !asker.isConnected()) return;
      const sorted = all.toSorted(([a], [b]) => a - b);
      asker.send({ metrics: 'all', call: askersCall, all: sorted } satisfies Message);
    };
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      end();
    }, ANSWER_WITHIN_MS);
    rounds.set(round, { all, end });
    for (const worker of asked) worker.send({ metrics: 'wanted', call: round } satisfies Message);
  };

  return (place: number, worker: Worker, message: unknown): void => {
    if (!isOurs(message)) return;
    if (message.metrics === 'wanted') ask(worker, message.call);
    if (message.metrics !== 'own') return;
    const round = rounds.get(message.call);
    round?.all.push([place, message.own]);
    round?.end();
  };
}
