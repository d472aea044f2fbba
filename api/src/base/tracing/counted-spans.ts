import { ExportResultCode } from '@opentelemetry/core';
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Traces } from '../config/traces.ts';
import type { SpanCounts } from './tracing.ts';

/** So many finished spans may wait, about a megabyte; what comes while they do is not kept. */
const WAITING_MAX = 2_048;
const BATCH = 512;
/** After trouble that came and went, the log hears of the next one no sooner. */
const SAID_AT_MOST_EVERY_MS = 600_000;

type Times = Pick<Traces, 'patienceMs' | 'gatherMs'>;

/**
 * Sends spans in batches, one at a time, and counts what becomes of each. OpenTelemetry's own processor drops without telling how
 * many; here nothing reaches it that it would drop.
 */
export function countedSpans(exporter: SpanExporter, { patienceMs, gatherMs }: Times) {
  const counts: SpanCounts = { exported: 0, failed: 0, full: 0 };
  const trouble = troubles();
  let waiting = 0;

  const batches = new BatchSpanProcessor({
    exporter: {
      export: (spans, done) => {
        waiting -= spans.length;
        exporter.export(spans, (result) => {
          const arrived = result.code === ExportResultCode.SUCCESS;
          counts[arrived ? 'exported' : 'failed'] += spans.length;
          trouble.say(arrived ? null : (result.error?.message ?? 'refused'));
          done(result);
        });
      },
      forceFlush: async () => exporter.forceFlush?.(),
      shutdown: () => exporter.shutdown(),
    },
    maxQueueSize: WAITING_MAX,
    maxExportBatchSize: BATCH,
    scheduledDelayMillis: gatherMs,
    exportTimeoutMillis: patienceMs,
  });

  const processor: SpanProcessor = {
    onStart: () => undefined,
    onEnd: (span) => {
      if (waiting >= WAITING_MAX) {
        counts.full += 1;
        trouble.say(`${WAITING_MAX} spans wait`);
        return;
      }
      waiting += 1;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
  return { processor, counts, onTrouble: trouble.listen };
}

/** Tells when things begin to go wrong and when they go well again, not how often. */
function troubles() {
  let listener: (reason: string | null) => void = () => undefined;
  let said = false;
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    listen: (to: typeof listener) => {
      listener = to;
    },
    say: (reason: string | null) => {
      if (reason !== null && !said && performance.now() - saidAt > SAID_AT_MOST_EVERY_MS) {
        said = true;
        saidAt = performance.now();
        listener(reason);
      } else if (reason === null && said) {
        said = false;
        listener(null);
      }
    },
  };
}
