import type { Traces } from '../config/traces.ts';
import type { Tracing } from './tracing.ts';

/** Loads OpenTelemetry only where traces are wanted. */
export async function openTracing(traces: Traces | null): Promise<Tracing | null> {
  if (!traces) return null;
  const { startTracing } = await import('./open-telemetry.ts');
  return startTracing(traces);
}
