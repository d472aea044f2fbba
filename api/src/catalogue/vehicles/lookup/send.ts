import type { VehicleService } from '../../../base/config/config.ts';
import { traced } from '../../../base/tracing/scope.ts';
import type { Mapping } from './mapping.ts';
import type { Asked } from './vehicle-source.ts';

const WITHIN_MS = 1500;
const ANSWER_MAX_BYTES = 256 * 1024;

export interface Answered {
  readonly status: number;
  /** null: more than anybody reads. */
  readonly text: string | null;
}

/** Asks as the mapping says; throws when no whole answer comes. */
export const send = (service: VehicleService, mapping: Mapping, asked: Asked): Promise<Answered> =>
  traced('vehicle service', { 'extranet.vehicle.kind': asked.kind }, () => ask(service, mapping, asked));

async function ask(service: VehicleService, mapping: Mapping, asked: Asked): Promise<Answered> {
  const { method, path = '', headers = {}, body } = mapping.requests[asked.kind] ?? { method: 'POST' };
  const values = { text: asked.text, token: service.token ?? '' };
  const all = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, filled(value, values)]));
  const answer = await fetch(`${service.url.replace(/\/$/, '')}${filled(path, values, encodeURIComponent)}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...all(headers),
    },
    ...(body && { body: JSON.stringify(all(body)) }),
    // A redirection would carry the plate and the token to an address that nobody chose.
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  return { status: answer.status, text: await limitedText(answer) };
}

/** By a function: in a text that takes the place, '$&' means something else. */
const filled = (
  template: string,
  values: Readonly<Record<'text' | 'token', string>>,
  quoted: (text: string) => string = String,
) => template.replace(/\{(text|token)\}/g, (_place, name: 'text' | 'token') => quoted(values[name]));

async function limitedText({ body }: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
