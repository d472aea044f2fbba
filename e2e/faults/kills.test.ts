import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { killRounds } from '../../bench/soak/lib/kill-rounds.ts';
import { startOwnPostgres } from '../../tools/lib/servers/index.ts';
import { type Env, envOf, scratch } from './harness.ts';

/** 50 rounds on each database, with the five seconds to be ready again: npm run test:soak -- kills. */
const ROUNDS = 5;

async function holds(env: Env): Promise<void> {
  const { broken, acknowledged } = await killRounds(env, ROUNDS);
  assert.deepEqual(broken, []);
  assert.ok(acknowledged >= 5 * ROUNDS, `${acknowledged} orders`);
}

describe('kill -9 in the midst of orders loses none that was acknowledged, doubles none and leaves none half', () => {
  const folder = scratch();

  it('on the embedded database', () => holds(envOf(join(folder, 'sqlite'))));

  it('on PostgreSQL', async (test) => {
    const postgres = await startOwnPostgres();
    if (!postgres) return test.skip('there is no PostgreSQL here');
    try {
      await holds(envOf(join(folder, 'postgres'), { DATABASE_URL: postgres.url }));
    } finally {
      await postgres.stop();
    }
  });
});
