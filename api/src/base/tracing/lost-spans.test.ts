import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { collector } from '../../testing/collector.ts';
import { visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import type { App } from '../app-types.ts';

async function portal(env: Record<string, string>) {
  const log: string[] = [];
  const { app } = await buildTestApp({
    products: 1,
    env: { OTEL_EXPORTER_OTLP_TIMEOUT: '300', LOG_LEVEL: 'info', ...env },
    logStream: { write: (line) => log.push(line) },
  });
  const said = (words: RegExp) => log.filter((line) => words.test(line)).length;
  return { app, said };
}

function leave(app: App, spans: number): void {
  for (let ended = 0; ended < spans; ended += 1)
    app.tracing?.begin('one of many', { kind: 'INTERNAL', parent: null }).end();
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await pause(50);
  assert.ok(condition());
}

const lostIn = async (app: App, outcome: string) => {
  const { text } = await visitor(app)('/metrics');
  return Number(new RegExp(`extranet_trace_spans_total{outcome="${outcome}"} (\\d+)`).exec(text)?.[1]);
};

const LOST = /traces do not reach their collector/;
const received = await collector();
after(received.stop);

describe('spans whose collector', () => {
  it('hangs are lost and counted, no more than two thousand wait, and calls are answered as ever', async () => {
    received.answer(() => undefined);
    const { app, said } = await portal(received.env);
    leave(app, 5_000);
    // One batch of 512 is on its way, 2,048 wait.
    assert.ok((await lostIn(app, 'full')) >= 5_000 - 512 - 2_048);
    for (let asked = 0; asked < 20; asked += 1) assert.equal((await visitor(app)('/api/config')).status, 200);
    await until(() => (app.tracing?.counts.failed ?? 0) >= 2_048);
    assert.equal(await lostIn(app, 'exported'), 0);
    assert.equal(said(LOST), 1);
  });

  it('comes back arrive again, and the log says both once', async () => {
    received.answer((response) => void response.writeHead(400).end());
    const { app, said } = await portal(received.env);
    leave(app, 10);
    await until(() => app.tracing?.counts.failed === 10);
    leave(app, 10);
    await until(() => app.tracing?.counts.failed === 20);
    received.answer((response) => void response.setHeader('content-type', 'application/json').end('{}'));
    leave(app, 7);
    await until(() => app.tracing?.counts.exported === 7);
    assert.equal(said(LOST), 1);
    assert.equal(said(/traces reach their collector again/), 1);
  });

  it('is not there are lost and counted, and the portal stops without waiting for it', async () => {
    const gone = await collector();
    gone.stop();
    const { app } = await portal(gone.env);
    leave(app, 3);
    await until(() => (app.tracing?.counts.failed ?? 0) === 3);
    assert.equal((await visitor(app)('/api/config')).status, 200);
    await app.close();
  });
});
