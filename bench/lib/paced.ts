import { Agent, request as httpRequest } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Measured } from './load.ts';

interface Asked {
  readonly path: string;
  readonly headers: Record<string, string>;
  /** Sent by POST. */
  readonly body?: unknown;
}

export interface Paced {
  readonly url: string;
  /** Requests a second, each at its own moment whether or not the one before was answered. */
  readonly rate: number;
  readonly seconds: number;
  /** The nth request. */
  readonly request: (n: number) => Asked;
  /** What its sender asks first, and waits for. It is not counted. */
  readonly before?: (n: number) => Asked;
}

/**
 * As people ask: none waits for another's answer. A load of a few connections that each wait sends what it owes in a burst at the
 * beginning of each second, and measures its own queue. Answers are not kept: this process would measure its own garbage collector.
 */
export async function pace({ url, rate, seconds, request, before }: Paced): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  const send = ({ path, headers, body }: Asked) =>
    new Promise<boolean>((resolve) => {
      const posted = body !== undefined && {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
      };
      const sent = httpRequest(new URL(path, url), { agent, headers, ...posted }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 200));
      });
      sent.on('error', () => resolve(false));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  const ask = async (n: number) => {
    if (before) await send(before(n));
    const since = performance.now();
    if (!(await send(request(n)))) failed += 1;
    times.push(performance.now() - since);
  };
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
