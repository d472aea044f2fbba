import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanContext, SpanKind } from '@opentelemetry/api';

/** How spans are begun, whoever keeps them. Only their types are taken from OpenTelemetry here: without traces it is never loaded. */
export interface Spans {
  begin(name: string, options: NewSpan): Span;
}

interface NewSpan {
  readonly kind: keyof typeof SpanKind;
  readonly parent: SpanContext | null;
  readonly attributes?: Attributes;
  /** Milliseconds since 1970; now when missing. */
  readonly startedAt?: number;
}

/** What is being traced: a call or a job. Everything that is awaited in it finds it. */
export interface Scope {
  readonly spans: Spans;
  readonly span: Span;
  /** When it began, by the clock on the wall and by the one that nobody sets: what follows is counted by the second. */
  readonly began: { readonly at: number; readonly by: number };
  /** So many statements have a span; an import would send a hundred thousand. */
  statements: number;
  /** Of jobs that are done together, each by its id. */
  readonly jobs?: ReadonlyMap<string, Scope>;
  /** The lines of a call's own logger name its trace already. */
  readonly isCall?: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => scopes.getStore();

export const within = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

export const scopeOf = (spans: Spans, span: Span, more: Pick<Scope, 'jobs' | 'isCall'> = {}): Scope => ({
  spans,
  span,
  began: { at: Date.now(), by: performance.now() },
  statements: 0,
  ...more,
});

/** The moment, as the scope's spans count it. */
export const nowIn = ({ began }: Scope): number => began.at + performance.now() - began.by;

/** The span's ids, in the names that log collectors look for. */
export function idsOf(span: Span): { trace_id: string; span_id: string } {
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** For the lines of jobs. */
export function idsForLog(): object {
  const scope = scopes.getStore();
  return scope && !scope.isCall ? idsOf(scope.span) : {};
}

/** What is being traced here, as W3C writes it: for what is done later, or elsewhere. */
export function currentTraceparent(): string | undefined {
  const context = scopes.getStore()?.span.spanContext();
  if (!context) return undefined;
  return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
}

/**
 * Something that this process waits for somebody else to do, as a span of what is being traced. Attributes are kinds and counts:
 * never what a person typed, an address or a secret.
 */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const scope = scopes.getStore();
  if (!scope?.span.isRecording()) return work();
  const { spans, span: parent } = scope;
  const span = spans.begin(name, {
    kind: 'CLIENT',
    parent: parent.spanContext(),
    attributes,
    startedAt: nowIn(scope),
  });
  try {
    return await work();
  } catch (error) {
    markFailed(span, errorType(error));
    throw error;
  } finally {
    span.end(nowIn(scope));
  }
}

/** OpenTelemetry's SpanStatusCode.ERROR, which is not loaded here. */
const ERROR = 2;

export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: ERROR });
}

/** Its code or its class, never its message: that may quote what was sent. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
