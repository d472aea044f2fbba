import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly startTimeUnixNano: string;
        readonly endTimeUnixNano: string;
        readonly attributes: readonly { readonly key: string; readonly value: Value }[];
        readonly status: { readonly code?: number };
      }[];
    }[];
  }[];
}

/** A span as a collector gets it. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly startedAt: bigint;
  readonly endedAt: bigint;
  readonly attributes: Readonly<Record<string, string>>;
  readonly failed: boolean;
}

type Answers = (response: ServerResponse) => void;

/** An OTLP collector on this machine that keeps what it is sent, or does what a test says. */
export async function collector() {
  const bodies: string[] = [];
  const spans: ReceivedSpan[] = [];
  let answers: Answers = (response) => void response.setHeader('content-type', 'application/json').end('{}');
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Sent;
    bodies.push(JSON.stringify({ headers: request.headers, body }));
    spans.push(...spansOf(body));
    answers(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  /** The spans that the condition asks for; they come with the next batch. */
  async function until(found: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan[]> {
    for (let tries = 0; tries < 200; tries += 1) {
      if (spans.some(found)) return spans.filter(found);
      await pause(50);
    }
    throw new Error(`no such span among ${spans.map(({ name }) => name).join(', ')}`);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    },
    spans,
    bodies,
    until,
    answer: (as: Answers) => {
      answers = as;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const spansOf = ({ resourceSpans }: Sent): ReceivedSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(
      ({ name, traceId, spanId, parentSpanId, startTimeUnixNano, endTimeUnixNano, attributes, status }) => ({
        ...{ name, traceId, spanId, parentSpanId: parentSpanId || undefined },
        startedAt: BigInt(startTimeUnixNano),
        endedAt: BigInt(endTimeUnixNano),
        attributes: Object.fromEntries(
          attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]),
        ),
        failed: status.code === 2,
      }),
    );
