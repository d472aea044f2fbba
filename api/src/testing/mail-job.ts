import type { App } from '../base/app-types.ts';

interface Options {
  /** Null for one that failed for the last time. */
  readonly runAt: Date | null;
  /** Held by a process that is still at it, so that none here does it. */
  readonly held?: boolean;
}

/** Writes the job of a mail that is gone, and answers its id. */
export async function mailJob(app: App, id: string, { runAt, held = false }: Options): Promise<string> {
  const now = app.now();
  const taken = { taken_by: 'another', taken_until: new Date(now.getTime() + 60_000).toISOString() };
  await app.db
    .insertInto('jobs')
    .values({
      ...{ id, kind: 'mail', payload: '{}', created_at: now.toISOString(), attempts: 1 },
      ...(held ? taken : { taken_by: null, taken_until: null }),
      ...{ run_at: runAt?.toISOString() ?? null, last_error: 'refused', last_done_at: null },
    })
    .execute();
  return id;
}
