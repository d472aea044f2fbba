import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { killRounds } from '../../bench/soak/lib/kill-rounds.ts';
import { startOwnPostgres } from '../../tools/lib/servers/index.ts';
import { type Env, envOf, scratch } from './harness.ts';

/** `npm run test:soak -- kills` runs 50 rounds on each database and also checks that a start takes less than five seconds. */
const ROUNDS = 5;

async function losesNothing(env: Env): Promise<void> {
  const { broken, acknowledged } = await killRounds(env, ROUNDS);
  assert.deepEqual(broken, []);
  assert.ok(acknowledged >= 5 * ROUNDS, `${acknowledged} orders`);
}

describe('kill -9 while orders are placed loses no acknowledged order, doubles none and leaves none incomplete', () => {
  const folder = scratch();

  it('on the embedded database', () => losesNothing(envOf(join(folder, 'sqlite'))));

  it('on PostgreSQL', async (test) => {
    const postgres = await startOwnPostgres();
    if (!postgres) return test.skip('there is no PostgreSQL here');
    try {
      await losesNothing(envOf(join(folder, 'postgres'), { DATABASE_URL: postgres.url }));
    } finally {
      await postgres.stop();
    }
  });
});
