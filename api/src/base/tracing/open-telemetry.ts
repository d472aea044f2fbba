import { hostname } from 'node:os';
import { ROOT_CONTEXT, type SpanContext, SpanKind, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Traces } from '../config/traces.ts';
import { within } from '../within.ts';
import { countedSpans } from './counted-spans.ts';
import { samplerOf } from './samplers.ts';
import type { TracedClick, Tracing } from './tracing.ts';

/** At the end all that waits is sent at once: four batches. */
const AT_ONCE = 5;
/** The process ends soon after, whether or not the collector answers. */
const LAST_BATCH_MS = 2_000;

/** The one file, with those that it calls, in which OpenTelemetry runs. Nothing of it is global: two apps in one process are strangers. */
export function startTracing(traces: Traces): Tracing {
  const { processor, counts, onTrouble } = countedSpans(
    new OTLPTraceExporter({
      url: traces.url,
      headers: { ...traces.headers },
      timeoutMillis: traces.patienceMs,
      concurrencyLimit: AT_ONCE,
    }),
    traces,
  );
  const ids = new GivenIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': traces.service,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    sampler: samplerOf(traces),
    idGenerator: ids,
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('extranet');

  const begin: Tracing['begin'] = (name, { kind, parent, attributes = {}, startedAt }) =>
    tracer.startSpan(
      name,
      { kind: SpanKind[kind], attributes, ...(startedAt === undefined ? {} : { startTime: startedAt }) },
      parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    );

  const noteClick = ({ trace: traceId, span: spanId, startedAt, ms, attributes }: TracedClick) => {
    const span = ids.during({ traceId, spanId }, () =>
      begin('click', { kind: 'INTERNAL', parent: null, attributes, startedAt }),
    );
    span.end(startedAt + ms);
  };

  return {
    counts,
    begin,
    noteClick,
    onTrouble,
    parentOfCall: (traceparent) => parentOf(traceparent, true),
    parentOfJob: (payload) => parentOf((JSON.parse(payload) as { traceparent?: unknown }).traceparent, false),
    close: async () => {
      await within(LAST_BATCH_MS, provider.shutdown()).catch(() => undefined);
    },
  };
}

function parentOf(traceparent: unknown, isRemote: boolean): SpanContext | null {
  const parsed = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return parsed && { ...parsed, isRemote };
}

/** Ids by chance; a span that a page has named already gets the page's. */
class GivenIds extends RandomIdGenerator {
  #given: { readonly traceId: string; readonly spanId: string } | undefined;

  override generateTraceId(): string {
    return this.#given?.traceId ?? super.generateTraceId();
  }

  override generateSpanId(): string {
    return this.#given?.spanId ?? super.generateSpanId();
  }

  during<T>(given: { readonly traceId: string; readonly spanId: string }, work: () => T): T {
    this.#given = given;
    try {
      return work();
    } finally {
      this.#given = undefined;
    }
  }
}
