import type { App } from '../app-types.ts';
import { inJob } from '../tracing/job-spans.ts';

/** A job as its kind sees it. */
export interface Job {
  readonly id: string;
  /** JSON, as it was enqueued. */
  readonly payload: string;
}

/** One kind of what happens later. Its wing says what is done; the table of jobs says when, how often, and by whom. */
export interface JobKind {
  readonly name: string;
  /** How many are taken at once, few enough that all are done within the lease. */
  readonly atOnce: number;
  /** How long one attempt may take before another process takes the job over; a longer one keeps its lease by itself. */
  readonly leaseMs: number;
  /** The pause after the first failure, the second and so on; after the last one the job is dead until somebody revives it. */
  readonly retryAfterMinutes: readonly number[];
  /** The job is there once, and is done about this often. */
  readonly repeatMs?: number;
  /**
   * Does the jobs and answers, at the place of each, null or the reason why it failed; whatever is thrown failed all of them.
   * A job can come twice (a process may die after it was done): doing it again must harm nothing.
   */
  run(app: App, jobs: readonly Job[]): Promise<readonly (string | null)[]>;
  /** For the back office: what each job is about, by its id. */
  describe?(app: App, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Runs each by itself: one that fails does not fail the others. */
export function each(run: (app: App, job: Job) => Promise<void>): JobKind['run'] {
  return (app, jobs) =>
    Promise.all(
      jobs.map((job) =>
        inJob(job.id, () => run(app, job)).then(
          () => null,
          (error: unknown) => reasonOf(error),
        ),
      ),
    );
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
