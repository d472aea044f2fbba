import type { App } from '../../../base/app-types.ts';
import { each, type Job, type JobKind } from '../../../base/jobs/job-kinds.ts';
import { PUSH_JOB } from './push-job.ts';
import { type PushedNews, sendPush } from './send-push.ts';
import { listSubscriptions, removeSubscriptions } from './subscriptions.queries.ts';

const MINUTE = 60_000;

/** Pushes what was told to the browsers that asked for it. */
export const pushJobs: JobKind = {
  name: PUSH_JOB,
  atOnce: 20,
  leaseMs: 2 * MINUTE,
  // Later than this nobody needs to be told any more.
  retryAfterMinutes: [1, 5, 30, 120],
  run: each(pushOne),
  async describe(app, ids) {
    const news = await app.db
      .selectFrom('notifications')
      .select(['id', 'title'])
      .where(
        'id',
        'in',
        ids.map((id) => id.replace(/^push:/, '')),
      )
      .execute();
    return new Map(news.map(({ id, title }) => [`push:${id}`, title]));
  },
};

/** Browsers that were reached may be told again by a repetition: their notification has the same tag and replaces itself. */
async function pushOne(app: App, job: Job): Promise<void> {
  const { pushKeys: keys } = app.config;
  if (!keys) return;
  const { notification } = JSON.parse(job.payload) as { notification: string };
  const row = await app.db
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', notification)
    .executeTakeFirst();
  // Read meanwhile, or erased with its person.
  if (!row || row.read_at !== null) return;
  const news: PushedNews = { id: row.id, title: row.title, body: row.detail, path: row.path };
  const gone: string[] = [];
  const failed: unknown[] = [];
  for (const subscription of await listSubscriptions(app.db, row.user_id)) {
    try {
      if ((await sendPush(subscription, news, keys)) === 'gone') gone.push(subscription.id);
    } catch (error) {
      failed.push(error);
    }
  }
  await removeSubscriptions(app.db, gone);
  if (failed.length > 0) throw failed[0];
}
