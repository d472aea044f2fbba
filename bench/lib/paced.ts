import { Agent, request as httpRequest } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Measured } from './load.ts';

export interface Paced {
  readonly url: string;
  /** Requests a second, each at its own moment whether or not the one before was answered. */
  readonly rate: number;
  readonly seconds: number;
  /** The nth request. */
  readonly request: (n: number) => {
    readonly path: string;
    readonly headers: Record<string, string>;
    /** Sent by POST. */
    readonly body?: unknown;
  };
}

/**
 * As people ask: none waits for another's answer. A load of a few connections that each wait sends what it owes in a burst at the
 * beginning of each second, and measures its own queue. Answers are not kept: this process would measure its own garbage collector.
 */
export async function pace({ url, rate, seconds, request }: Paced): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  const ask = (n: number) =>
    new Promise<void>((resolve) => {
      const { path, headers, body } = request(n);
      const began = performance.now();
      const end = (isRight: boolean) => {
        times.push(performance.now() - began);
        if (!isRight) failed += 1;
        resolve();
      };
      const posted = body !== undefined && {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
      };
      const sent = httpRequest(new URL(path, url), { agent, headers, ...posted }, (response) => {
        response.resume();
        response.on('end', () => end(response.statusCode === 200));
      });
      sent.on('error', () => end(false));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
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
