import type { SpanContext } from '@opentelemetry/api';
import type { Spans } from './scope.ts';

/** What became of finished spans. */
export interface SpanCounts {
  /** Taken by the collector. */
  exported: number;
  /** Given up because the collector did not take them. */
  failed: number;
  /** Not kept, because as many as may wait were waiting. */
  full: number;
}

/** A click or key in a page, and the trace that its calls named. */
export interface TracedClick {
  readonly trace: string;
  readonly span: string;
  readonly startedAt: number;
  readonly ms: number;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Tracing extends Spans {
  readonly counts: Readonly<SpanCounts>;
  /** Of a header from outside: null unless it is well formed. */
  parentOfCall(traceparent: unknown): SpanContext | null;
  /** Of what a call left with its job. Its decision to keep the trace is our own, and holds for the job. */
  parentOfJob(payload: string): SpanContext | null;
  noteClick(click: TracedClick): void;
  /** Calls the listener once when spans begin to be lost, and once when they arrive again. */
  onTrouble(listener: (reason: string | null) => void): void;
  /** Sends what waits, if the collector takes it at once. */
  close(): Promise<void>;
}
