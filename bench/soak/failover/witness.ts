import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Machine } from '../lib/machines.ts';
import type { Cluster } from './cluster.ts';
import { inside } from './prepared.ts';

interface Acknowledged {
  readonly id: number;
  readonly machine: string;
}

const PAUSE_MS = 100;
const IDS_PER_ROUND = 1_000_000;

/**
 * Writes on every machine at the same time, from inside, past balancer and portal, and with all patience: who is cut off or was
 * frozen is asked as well. Whatever any of them acknowledges must be on the survivor, and no two may do so at the same time.
 */
export class Witness {
  readonly #cluster: Cluster;
  readonly #acknowledged: Acknowledged[] = [];
  readonly #open = new Set<pg.Client>();
  #going = true;
  #next: number;

  constructor(cluster: Cluster, round: number) {
    this.#cluster = cluster;
    this.#next = round * IDS_PER_ROUND;
    for (const machine of cluster.machines) void this.#write(machine);
  }

  /** Ends the writing; a sentence for whatever was lost, or acknowledged by two at the same time. */
  async stop(): Promise<string[]> {
    this.#going = false;
    for (const client of this.#open) client.end().catch(() => undefined);
    const acknowledged = [...this.#acknowledged];
    const { rows } = await inside(this.#cluster, (client) => client.query('select id from witness'));
    const kept = new Set(rows.map(({ id }) => Number(id)));
    const lost = acknowledged.filter(({ id }) => !kept.has(id));
    const turns = acknowledged
      .map(({ machine }) => machine)
      .filter((machine, index, all) => machine !== all[index - 1]);
    return [
      ...lost.map(({ id, machine }) => `${machine} acknowledged ${id}, which is gone`),
      ...(turns.length > new Set(turns).size ? [`acknowledged in turns: ${turns.join(', ')}`] : []),
      ...(turns.length === 0 ? ['nobody acknowledged anything'] : []),
    ];
  }

  async #write(machine: Machine): Promise<void> {
    while (this.#going) {
      const client = this.#cluster.inside(machine);
      client.on('error', () => undefined);
      this.#open.add(client);
      try {
        await client.connect();
        for (;;) {
          const id = this.#next++;
          await client.query('insert into witness values ($1, $2)', [id, machine.name]);
          this.#acknowledged.push({ id, machine: machine.name });
          await delay(PAUSE_MS);
        }
      } catch {
        await delay(PAUSE_MS);
      } finally {
        this.#open.delete(client);
        client.end().catch(() => undefined);
      }
    }
  }
}
