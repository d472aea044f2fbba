import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseConfig } from '../../../api/src/base/config/index.ts';
import { openDatabase } from '../../../api/src/base/db/index.ts';
import { callsAt } from '../lib/calls.ts';
import { incompleteOrders, ordersByInternalRef } from '../lib/incomplete-orders.ts';
import { type People, PREFIX } from './people.ts';
import type { Stage } from './stage.ts';

const MAILS_WITHIN_S = 180;

interface Counted {
  readonly orders: number;
  readonly lost: number;
  readonly doubled: number;
  readonly mails: number;
  readonly broken: readonly string[];
}

/** What became of all that was wanted: each order once, its numbers without a hole, each mail from one process, nobody signed out. */
export async function count(stage: Stage, people: People): Promise<Counted> {
  const env = { ...stage.env, DATA_DIR: stage.folder };
  const counts = await ordersByInternalRef(env, PREFIX);
  const lost = people.wishes.filter(({ tag, order }) => order && !counts.has(tag));
  const unheard = people.wishes.filter(({ order }) => !order);
  const doubled = people.wishes.filter(({ tag }) => (counts.get(tag) ?? 0) > 1);
  const mails = await mailsOf(stage, env);
  return {
    orders: people.wishes.length - unheard.length,
    lost: lost.length,
    doubled: doubled.length,
    mails: mails.sent,
    broken: [
      ...lost.map(({ tag }) => `${tag} was acknowledged and is gone`),
      ...doubled.map(({ tag }) => `${tag} is there ${counts.get(tag)} times`),
      ...unheard.map(({ tag }) => `${tag} was never acknowledged`),
      ...(await incompleteOrders(env)),
      ...mails.broken,
      ...(await signedOut(stage, people)),
    ],
  };
}

/** Each mail is a job; whoever does it writes the mail into a folder of its own. */
async function mailsOf({ processes }: Stage, env: Record<string, string>) {
  const database = await openDatabase(parseConfig(env), { owner: false });
  const written = () => database.db.selectFrom('mails').select(['id', 'sent_at']).execute();
  let rows = await written();
  for (let s = 0; s < MAILS_WITHIN_S && rows.some(({ sent_at }) => !sent_at); s += 1) {
    await delay(1000);
    rows = await written();
  }
  await database.close();
  const boxes = Object.values(processes).map(({ dataDir }) =>
    readdir(join(dataDir, 'outbox')).catch(() => []),
  );
  const times = new Map<string, number>();
  for (const file of (await Promise.all(boxes)).flat()) times.set(file, (times.get(file) ?? 0) + 1);
  const of = (id: string) => times.get(`${id}.eml`) ?? 0;
  return {
    sent: rows.filter(({ id }) => of(id) > 0).length,
    broken: [
      ...rows
        .filter(({ id }) => of(id) > 1)
        .map(({ id }) => `the mail ${id} was sent by ${of(id)} processes`),
      ...rows.filter(({ sent_at }) => !sent_at).map(({ id }) => `the mail ${id} was not sent`),
    ],
  };
}

/** The session that each person had last is good at every process. */
async function signedOut({ processes }: Stage, { tokens }: People): Promise<string[]> {
  const broken: string[] = [];
  for (const { url, name } of Object.values(processes))
    for (const [person, token] of tokens) {
      const { status } = await callsAt(url, token)('/api/user');
      if (status !== 200) broken.push(`${person} is signed out at ${name} (${status})`);
    }
  return broken;
}
