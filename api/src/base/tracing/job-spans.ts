import type { Span } from '@opentelemetry/api';
import { currentScope, currentTraceparent, markFailed, scopeOf, within } from './scope.ts';
import type { Tracing } from './tracing.ts';

interface Job {
  readonly id: string;
  /** JSON */
  readonly payload: string;
}

/** What a job keeps of the call in which it was enqueued, so that it is done in the same trace. */
export function withTraceparent(payload: object): object {
  const traceparent = currentTraceparent();
  return traceparent ? { ...payload, traceparent } : payload;
}

/**
 * Does jobs that were taken together, each in a span of its own trace. What they share (one statement reads ten mails) is in the
 * first trace that is kept.
 */
export async function asJobs(
  tracing: Tracing | null,
  kind: string,
  jobs: readonly Job[],
  work: () => Promise<readonly (string | null)[]>,
): Promise<void> {
  if (!tracing) {
    await work();
    return;
  }
  const attributes = { 'extranet.job.kind': kind, 'extranet.job.together': jobs.length };
  const spans = jobs.map(({ payload }) =>
    tracing.begin(`job ${kind}`, { kind: 'CONSUMER', parent: tracing.parentOfJob(payload), attributes }),
  );
  const byId = new Map(jobs.map(({ id }, index) => [id, scopeOf(tracing, spans[index] as Span)]));
  const shared = spans.find((span) => span.isRecording()) ?? (spans[0] as Span);
  let outcomes: readonly (string | null)[] = [];
  try {
    outcomes = await within(scopeOf(tracing, shared, { jobs: byId }), work);
  } finally {
    for (const [index, span] of spans.entries()) {
      // Why it failed stands in the log: it may name an address.
      if (outcomes[index] !== null) markFailed(span, 'failed');
      span.end();
    }
  }
}

/** Does what belongs to this one of the jobs in its own trace. */
export function inJob<T>(id: string, work: () => T): T {
  const scope = currentScope()?.jobs?.get(id);
  return scope ? within(scope, work) : work();
}
