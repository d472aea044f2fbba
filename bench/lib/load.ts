import { readFileSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';

export interface Load {
  readonly url: string;
  readonly connections: number;
  /** Requests a second over all connections; without it, as many as possible. */
  readonly rate?: number;
  readonly seconds: number;
  /** The requests that a connection sends one after the other, in a loop. */
  readonly requests: (connection: number) => Request[];
  /** Which of a connection's requests count; all by default. */
  readonly counted?: (index: number) => boolean;
}

export interface Measured {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Counted answers a second. */
  readonly rate: number;
  readonly failed: number;
}

/** Sends the load and measures it. Times are in milliseconds and of the counted requests only. */
export async function drive(load: Load): Promise<Measured> {
  const times: number[] = [];
  let connection = 0;
  let failed = 0;
  let perTurn = 1;
  const instance = autocannon({
    url: load.url,
    connections: load.connections,
    duration: load.seconds,
    ...(load.rate ? { overallRate: load.rate } : {}),
    setupClient: (client) => {
      const requests = load.requests(connection);
      perTurn = requests.length;
      connection += 1;
      client.setRequests(requests);
      let answered = 0;
      client.on('response', (status: number, _bytes: number, milliseconds: number) => {
        const index = answered % perTurn;
        answered += 1;
        if (load.counted && !load.counted(index)) return;
        if (status >= 400) failed += 1;
        times.push(milliseconds);
      });
    },
  });
  const result = await instance;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1), rate: times.length / result.duration, failed };
}

/** Resident memory of a process, its peak and now, in MB. */
export function memoryOf(pid: number): { peak: number; now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { peak: Math.round(read('VmHWM')), now: Math.round(read('VmRSS')) };
}
