import { setTimeout as pause } from 'node:timers/promises';
import { parseConfig } from '../../api/src/base/config/index.ts';
import { openDatabase } from '../../api/src/base/db/index.ts';
import { openSession } from '../../api/src/people/index.ts';
import { memoryOf } from '../lib/load.ts';
import type { Measurable } from '../lib/portal-and-browser.ts';
import { milliseconds, percentile, type Row } from '../lib/table.ts';

const PAGES = 500;
const NEWS = 3;

/** 500 accounts with an open page each: what they cost, and how soon each is told after the commit. */
export async function openPages({ url, pid, env }: Measurable): Promise<Row[]> {
  const database = await openDatabase(parseConfig(env), { owner: false });
  try {
    const users = Array.from({ length: PAGES }, (_, index) => `u-${index}`);
    const tokens: string[] = [];
    for (const user of users) tokens.push(await openSession(database.db, user, 'customer', new Date()));
    const before = memoryOf(pid).now;
    const told: number[] = [];
    let expected = 0;
    const streams = await Promise.all(
      tokens.map((token) => listen(url, token, () => told.push(performance.now()))),
    );
    while (told.length < PAGES) await pause(20);
    await pause(1_000);
    const memory = memoryOf(pid).now - before;
    const times: number[] = [];
    for (let turn = 0; turn < NEWS; turn += 1) {
      told.length = 0;
      await database.db.transaction().execute(async (transaction) => {
        for (const user_id of users) {
          const text = {
            kind: 'order' as const,
            title: 'Un colis est en route',
            detail: '',
            path: '/orders',
          };
          const at = { created_at: new Date().toISOString(), read_at: null };
          await transaction
            .insertInto('notifications')
            .values({ id: `bench-${turn}-${user_id}`, user_id, ...text, ...at })
            .execute();
          await transaction
            .insertInto('notification_marks')
            .values({ user_id, mark: 1 })
            .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ mark: turn + 1 }))
            .execute();
        }
      });
      const committed = performance.now();
      expected += PAGES;
      while (told.length < PAGES && performance.now() - committed < 10_000) await pause(5);
      times.push(...told.map((at) => at - committed));
      await pause(500);
    }
    for (const stream of streams) stream.abort();
    return [
      [
        `${PAGES} open pages on one process: resident memory a page`,
        '40 kB',
        `${((memory * 1024) / PAGES).toFixed(1)} kB`,
      ],
      [
        `from the commit to the page, median, p95, at most; told ${times.length} of ${expected}`,
        '1 s p95',
        [0.5, 0.95, 1].map((share) => milliseconds(percentile(times, share))).join(', '),
      ],
    ];
  } finally {
    await database.close();
  }
}

/** Reads the stream of news as a page does; each event is told. */
async function listen(url: string, token: string, onEvent: () => void): Promise<AbortController> {
  const ends = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/notifications/stream`, { headers, signal: ends.signal });
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  const { body } = answer;
  void (async () => {
    for await (const piece of body) if (Buffer.from(piece).includes('data:')) onEvent();
  })().catch(() => undefined);
  return ends;
}
