import { startError } from '../start-error.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof SAMPLERS)[number];

/** Where traces are sent, and which: OpenTelemetry's own variables. */
export interface Traces {
  /** Of the collector, with the path that OTLP has for traces. */
  readonly url: string;
  /** A collector may ask for a token. */
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  readonly sampler: SamplerName;
  /** The share of traces, for samplers that have one. */
  readonly ratio: number;
  /** A collector that has not taken a batch in this time does not get it. */
  readonly patienceMs: number;
  /** How long finished spans gather before they are sent. */
  readonly gatherMs: number;
}

const PATH = 'v1/traces';
const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';

/** Null: nothing is traced. */
export function parseTraces(read: (name: string) => string | null): Traces | null {
  const endpoint = read(ENDPOINT);
  if (endpoint === null) return null;
  return {
    url: urlOf(endpoint),
    headers: headersOf(read('OTEL_EXPORTER_OTLP_HEADERS')),
    service: read('OTEL_SERVICE_NAME') ?? 'extranet',
    sampler: samplerOf(read('OTEL_TRACES_SAMPLER') ?? 'parentbased_traceidratio'),
    ratio: ratioOf(read('OTEL_TRACES_SAMPLER_ARG') ?? '0.1'),
    patienceMs: millisecondsOf('OTEL_EXPORTER_OTLP_TIMEOUT', read, '10000'),
    gatherMs: millisecondsOf('OTEL_BSP_SCHEDULE_DELAY', read, '5000'),
  };
}

/** Never quotes the value: it may carry a password. */
function urlOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash)
    throw startError(
      `${ENDPOINT} must be an address such as http://127.0.0.1:4318, to which /${PATH} is added.`,
    );
  return new URL(PATH, url.href.endsWith('/') ? url : `${url.href}/`).href;
}

/** 'name=value,name=value' with values encoded as in an address, as the specification has it. */
function headersOf(text: string | null): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const pair of text?.split(',') ?? []) {
    const [, name, value] = /^\s*([\w-]+)\s*=\s*([^\s=,;][^,;]*?)\s*$/.exec(pair) ?? [];
    const decoded = value && decodedOf(value);
    if (!name || !decoded)
      throw startError(
        'OTEL_EXPORTER_OTLP_HEADERS must be written as name=value,name=value, values encoded as in addresses.',
      );
    headers[name] = decoded;
  }
  return headers;
}

function decodedOf(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function samplerOf(text: string): SamplerName {
  const known = SAMPLERS.find((name) => name === text);
  if (!known) throw startError(`OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}, not '${text}'.`);
  return known;
}

function ratioOf(text: string): number {
  const ratio = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || ratio > 1)
    throw startError(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1, not '${text}'.`);
  return ratio;
}

function millisecondsOf(name: string, read: (name: string) => string | null, standard: string): number {
  const text = read(name) ?? standard;
  if (!/^\d{2,5}$/.test(text))
    throw startError(`${name} must be a whole number of milliseconds from 10 to 99999, not '${text}'.`);
  return Number(text);
}
