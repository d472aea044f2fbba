import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Measured } from './load.ts';

export interface Paced {
  readonly url: string;
  /** Requests a second, each at its own moment whether or not the one before was answered. */
  readonly rate: number;
  readonly seconds: number;
  /** The nth request. */
  readonly request: (n: number) => { readonly path: string; readonly headers: Record<string, string> };
}

/**
 * As people ask: none waits for another's answer. A load of a few connections that each wait sends what it owes in a burst at the
 * beginning of each second, and measures its own queue.
 */
export async function pace({ url, rate, seconds, request }: Paced): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  const ask = (n: number) =>
    new Promise<void>((resolve) => {
      const { path, headers } = request(n);
      const began = performance.now();
      const end = (isRight: boolean) => {
        times.push(performance.now() - began);
        if (!isRight) failed += 1;
        resolve();
      };
      get(new URL(path, url), { agent, headers }, (response) => {
        response.resume();
        response.on('end', () => end(response.statusCode === 200));
      }).on('error', () => end(false));
    });
  const began = performance.now();
  const asked: Promise<void>[] = [];
  while (asked.length < rate * seconds) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - began) / 1000) * rate));
    while (asked.length < due) asked.push(ask(asked.length));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(asked);
  const spent = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1), rate: times.length / spent, failed };
}
