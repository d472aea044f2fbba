import { ApiError, JobsChanged, JobsChoice, JobsOverview } from '@extranet/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-types.ts';
import { actorOf } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import type { JobsTable } from '../db/schema/system.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { discard, revive } from './job-list.queries.ts';
import { overviewOf } from './overview.ts';

const shared = { tags: ['Administration : travaux en arrière-plan'], security: [{ admin: [] }] };
/** Answers the jobs that it changed. */
type Change = (db: DbOrTransaction, ids: readonly string[]) => Promise<JobsTable[]>;

/** What happens later: how much of it waits, what failed, and two ways out for what did. */
export async function jobsRoutes(app: App) {
  const onRequest = app.admin;
  const changing = (summary: string) => ({
    schema: { ...shared, summary, body: JobsChoice, response: { 200: JobsChanged, '4xx': ApiError } },
    onRequest,
  });

  app.get(
    '/admin/jobs',
    {
      schema: {
        ...shared,
        summary: 'Jobs in figures by kind, and those that failed',
        response: { 200: JobsOverview, '4xx': ApiError },
      },
      onRequest,
    },
    () => overviewOf(app),
  );

  app.post('/admin/jobs/retry', changing('Do jobs again, at once'), async (request) => {
    const answer = await change(request, 'job.retry', request.body, revive);
    app.jobs.wake();
    return answer;
  });

  app.post('/admin/jobs/discard', changing('Give up jobs that failed for the last time'), (request) =>
    change(request, 'job.discard', request.body, discard),
  );

  /** Jobs that a colleague was quicker with are left out. */
  async function change(
    request: FastifyRequest,
    action: 'job.retry' | 'job.discard',
    { ids }: JobsChoice,
    run: Change,
  ): Promise<JobsChanged> {
    const by = actorOf(request);
    const changed = await app.db.transaction().execute(async (transaction) => {
      const found = await run(transaction, ids);
      for (const { id: objectId, kind: subject } of found)
        await recordAction(transaction, by, { action, kind: 'job', objectId, subject }, app.now());
      return found.length;
    });
    return { changed, overview: await overviewOf(app) };
  }
}
