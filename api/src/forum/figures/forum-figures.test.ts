import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ForumFigures } from '@extranet/shared/contracts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 40 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const weeks = async (days: string) =>
  (await admin(`/api/admin/figures/forum?days=${days}`)).json<ForumFigures>().weeks;
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(app.now().getTime() - hours * HOUR).toISOString();

let posts = 0;
async function write(
  thread: string,
  author: string,
  hours: number,
  status: 'validated' | 'unvalidated' = 'validated',
) {
  posts += 1;
  await app.db
    .insertInto('faq_posts')
    .values({
      id: `figure-${posts}`,
      thread_id: thread,
      author_id: author,
      author,
      html: '<p>Bonjour</p>',
      plain: 'Bonjour',
      status,
      created_at: ago(hours),
      updated_at: ago(hours),
    })
    .execute();
}

describe('GET /admin/figures/forum', () => {
  it('tells how long the first answer of somebody else took, as the median of a week [B9.02]', async () => {
    const threads = await app.db.selectFrom('faq_threads').select('id').orderBy('id').limit(4).execute();
    await app.db.deleteFrom('faq_pictures').execute();
    await app.db.deleteFrom('faq_posts').execute();
    const [one, two, three, four] = threads.map(({ id }) => id);
    assert.ok(one && two && three && four);
    await write(one, 'u-garage', 50);
    await write(one, 'u-garage', 49);
    await write(one, 'u-admin', 48);
    await write(one, 'u-admin', 40);
    await write(two, 'u-garage', 30);
    await write(two, 'u-admin', 29, 'unvalidated');
    await write(two, 'u-admin', 20);
    await write(three, 'u-garage', 10);
    await write(four, 'u-garage', 11 * 24);
    const [before, week] = (await weeks('30')).slice(-2);
    assert.deepEqual([week?.asked, week?.answered, week?.medianHours], [3, 2, 6]);
    assert.deepEqual([before?.asked, before?.answered, before?.medianHours], [1, 0, null]);
  });

  it('cuts any period into weeks that end today [B9.02]', async () => {
    assert.deepEqual(
      await Promise.all(['7', '30', '90', '365'].map(async (days) => (await weeks(days)).length)),
      [1, 5, 13, 53],
    );
  });
});
