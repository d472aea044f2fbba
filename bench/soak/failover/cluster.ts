import { join } from 'node:path';
import pg from 'pg';
import { until } from '../../../tools/testing/until.ts';
import type { Machine } from '../lib/machines.ts';
import { DEPLOYED, etcdSettings, PASSWORD, patroniSettings } from './settings.ts';
import { isWhole, leaderOf } from './standing.ts';

const READY_WITHIN_MS = 120_000;

export interface Cluster {
  readonly machines: readonly Machine[];
  /** Starts all that a machine runs: after its own start, and after it was killed. */
  startOn(machine: Machine): void;
  /** Undefined while no machine takes writes. */
  leader(): Promise<Machine | undefined>;
  /** Waits until another machine than this takes writes. */
  replaced(machine: Machine): Promise<Machine>;
  /** Waits until one machine takes writes and all others follow it. */
  whole(): Promise<void>;
  /** Hands over on purpose, as `patronictl switchover` does. */
  switchOver(from: Machine): Promise<void>;
  /** PostgreSQL of one machine, also of one that is cut off: by its socket in the file system. */
  inside(machine: Machine, user?: string): pg.Client;
  addressOf(machines: readonly Machine[]): string;
}

export async function startCluster(machines: readonly Machine[], bin: string): Promise<Cluster> {
  const cluster: Cluster = {
    machines,
    startOn: (machine) => {
      machine.start('etcd', ['etcd'], etcdSettings(machine, machines));
      machine.start(
        'patroni',
        ['patroni', join(DEPLOYED, 'patroni.yaml')],
        patroniSettings(machine, machines, bin),
      );
    },
    leader: () => leaderOf(machines),
    replaced: async (machine) => {
      const others = machines.filter((one) => one !== machine);
      let next: Machine | undefined;
      await until('another machine leads', async () => {
        next = await leaderOf(others);
        return next !== undefined;
      });
      return next as Machine;
    },
    whole: () => until('one leads and the others follow', () => isWhole(machines), READY_WITHIN_MS),
    switchOver: async (from) => {
      const answer = await fetch(`http://${from.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from.name }),
      });
      if (!answer.ok) throw new Error(`the switch was refused: ${answer.status} ${await answer.text()}`);
    },
    inside: ({ sockets }, user = 'extranet') =>
      new pg.Client({
        host: sockets,
        user,
        password: PASSWORD,
        database: user === 'extranet' ? 'extranet' : 'postgres',
        connectionTimeoutMillis: 2000,
      }),
    addressOf: (some) =>
      `postgres://extranet:${PASSWORD}@${some.map(({ address }) => `${address}:5432`).join(',')}/extranet?target_session_attrs=read-write`,
  };
  for (const machine of machines) cluster.startOn(machine);
  await cluster.whole();
  await createDatabase(cluster);
  return cluster;
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const leader = await cluster.leader();
  if (!leader) throw new Error('nobody leads');
  const client = cluster.inside(leader, 'postgres');
  await client.connect();
  await client.query(`create role extranet login password '${PASSWORD}'`);
  await client.query('create database extranet owner extranet');
  await client.end();
}
