import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { parseConfig } from '../config/config.ts';
import { openTracing } from './open-tracing.ts';
import type { Tracing } from './tracing.ts';

const run = promisify(execFile);

const tracingWith = async (env: Record<string, string>): Promise<Tracing> => {
  const tracing = await openTracing(
    parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', ...env }).traces,
  );
  assert.ok(tracing);
  return tracing;
};

/** How many of a thousand calls are kept whose header says so, or says not. */
function keptOf(tracing: Tracing, flags: '00' | '01' | null): number {
  let kept = 0;
  for (let call = 1; call <= 1_000; call += 1) {
    const id = (call * 2_654_435_761).toString(16).padStart(32, '0');
    const parent = flags && tracing.parentOfCall(`00-${id}-${'a'.repeat(16)}-${flags}`);
    if (tracing.begin('call', { kind: 'SERVER', parent }).isRecording()) kept += 1;
  }
  return kept;
}

describe('which traces are kept', () => {
  it('is a tenth by default, also of callers who say that theirs are kept', async () => {
    const tracing = await tracingWith({});
    for (const flags of [null, '01'] as const) {
      const kept = keptOf(tracing, flags);
      assert.ok(kept > 50 && kept < 160, `${kept} with ${flags}`);
    }
    assert.equal(keptOf(tracing, '00'), 0);
  });

  it('is decided once for all calls of a click, and holds for the jobs that they leave', async () => {
    const tracing = await tracingWith({ OTEL_TRACES_SAMPLER_ARG: '0.5' });
    for (let click = 1; click <= 100; click += 1) {
      const id = (click * 40_503_000_001).toString(16).padStart(32, '0');
      const call = () =>
        tracing.begin('call', {
          kind: 'SERVER',
          parent: tracing.parentOfCall(`00-${id}-${'a'.repeat(16)}-01`),
        });
      const [first, second] = [call(), call()];
      assert.equal(first.isRecording(), second.isRecording());
      const flags = first.isRecording() ? '01' : '00';
      const payload = JSON.stringify({ traceparent: `00-${id}-${'b'.repeat(16)}-${flags}` });
      const job = tracing.begin('job', { kind: 'CONSUMER', parent: tracing.parentOfJob(payload) });
      assert.equal(job.isRecording(), first.isRecording());
    }
  });

  it('is what the operator says: all, or none', async () => {
    const all = await tracingWith({ OTEL_TRACES_SAMPLER: 'parentbased_always_on' });
    assert.deepEqual([keptOf(all, null), keptOf(all, '01'), keptOf(all, '00')], [1_000, 1_000, 0]);
    const none = await tracingWith({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    assert.deepEqual([keptOf(none, null), keptOf(none, '01')], [0, 0]);
  });

  it('is none without a collector, and nothing is loaded for it', async () => {
    assert.equal(await openTracing(parseConfig({}).traces), null);
    const app = JSON.stringify(new URL('../../app.ts', import.meta.url).href);
    const program = `
      import { registerHooks } from 'node:module';
      const asked = [];
      registerHooks({ resolve: (name, context, next) => (asked.push(name), next(name, context)) });
      await import(${app});
      console.log(JSON.stringify(asked.filter((name) => name.startsWith('fastify') || /opentelemetry/.test(name))));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
    const asked = JSON.parse(stdout) as string[];
    assert.ok(asked.includes('fastify'), 'the test itself');
    // prom-client names the package of the interfaces, of which it takes a constant.
    assert.deepEqual(
      [...new Set(asked)].filter((name) => /opentelemetry\/(?!api$)|open-telemetry/.test(name)),
      [],
    );
  });
});
