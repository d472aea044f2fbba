import type { Machine } from '../lib/machines.ts';

const ANSWERS_WITHIN_MS = 1000;

/** What Patroni says of its own PostgreSQL. What it says of the others may be old: it may have been cut off until just now. */
interface Standing {
  readonly machine: Machine;
  readonly role: string;
  readonly state: string;
  readonly timeline: number;
  /** Of a primary: who follows it. */
  readonly replication?: readonly { readonly state: string; readonly sync_state: string }[];
}

/** Of two that say that they lead, the one with the newer timeline: the other one has not yet heard. */
export async function leaderOf(machines: readonly Machine[]): Promise<Machine | undefined> {
  return leading(await standings(machines))?.machine;
}

/** Whether one machine leads, and all others follow it and have all that it has, one of them before anybody is answered. */
export async function isWhole(machines: readonly Machine[]): Promise<boolean> {
  const all = await standings(machines);
  const { replication = [], timeline } = leading(all) ?? {};
  return (
    all.length === machines.length &&
    all.filter(isLeading).length === 1 &&
    all.every((one) => one.state === 'running' && one.timeline === timeline) &&
    replication.length === machines.length - 1 &&
    replication.every(({ state }) => state === 'streaming') &&
    replication.some(({ sync_state }) => sync_state === 'sync')
  );
}

const isLeading = ({ role, state }: Standing): boolean =>
  (role === 'master' || role === 'primary') && state === 'running';

const leading = (all: readonly Standing[]): Standing | undefined =>
  all.filter(isLeading).toSorted((a, b) => b.timeline - a.timeline)[0];

async function standings(machines: readonly Machine[]): Promise<Standing[]> {
  const asked = await Promise.allSettled(machines.map(standingOf));
  return asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

async function standingOf(machine: Machine): Promise<Standing> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const answer = await fetch(`http://${machine.address}:8008/patroni`, { signal });
  return { ...((await answer.json()) as Omit<Standing, 'machine'>), machine };
}
