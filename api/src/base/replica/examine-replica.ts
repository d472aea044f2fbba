import { setTimeout } from 'node:timers/promises';
import type { Reading } from '../db/schema.ts';
import { startError } from '../start-error.ts';
import { openReplica } from './open-replica.ts';

const LOOKS = 100;
const BETWEEN_LOOKS_MS = 100;

/** Whether the replica would be read, and how long it took to have what the primary had at the first look; for the doctor. */
export async function examineReplica(url: string, primary: Reading): Promise<string> {
  const replica = openReplica(url, primary);
  try {
    const began = performance.now();
    for (let look = 0; look < LOOKS; look += 1) {
      await replica.watch.measure();
      const { state, why } = replica.watch.verdict;
      if (state === 'gone' || state === 'strange') throw unread(why);
      if (state === 'used') {
        const behind = Math.ceil(performance.now() - began);
        await assertReadable(replica.db);
        return why === 'is read'
          ? `DATABASE_REPLICA_URL follows, ${behind} ms behind at most`
          : `DATABASE_REPLICA_URL ${why}`;
      }
      await setTimeout(BETWEEN_LOOKS_MS);
    }
    throw unread(replica.watch.verdict.why);
  } finally {
    await replica.close();
  }
}

async function assertReadable(db: Reading): Promise<void> {
  await db
    .selectFrom('products')
    .select('id')
    .limit(1)
    .execute()
    .catch((error: Error) => {
      throw unread(`refuses to be read (${error.message})`);
    });
}

const unread = (why: string) =>
  startError(`DATABASE_REPLICA_URL ${why}: the portal reads from DATABASE_URL until that has changed.`);
