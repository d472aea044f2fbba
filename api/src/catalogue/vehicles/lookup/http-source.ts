import type { EquipmentAnswers } from '@extranet/shared/contracts';
import { EQUIPMENT, readVehicleText, variantKey } from '@extranet/shared/rules/vehicle';
import type { VehicleService } from '../../../base/config/config.ts';
import { breaker } from './breaker.ts';
import { aliasOf, type Mapping, valueAt } from './mapping.ts';
import type { Asked, SourceVehicle, VehicleSource } from './vehicle-source.ts';

const WITHIN_MS = 1500;
const ANSWER_MAX_BYTES = 256 * 1024;
const VEHICLES_MAX = 20;
/** Answers that say that the vehicle is not known, and nothing of the service. */
const UNKNOWN = [404, 410, 422];

interface Options {
  readonly now: () => number;
}

/** The messages say nothing of what was asked: they may reach a log. */
const silent = () => new Error('The vehicle service does not answer.');
const nonsense = () => new Error('The vehicle service answers something else than its mapping says.');

/** An HTTP service, asked as its mapping file says (docs/operations.md). */
export function httpSource(service: VehicleService, mapping: Mapping, { now }: Options): VehicleSource {
  const closed = breaker(now);
  return {
    demonstration: false,
    paid: true,
    async ask(asked) {
      if (!mapping.requests[asked.kind]) return [];
      if (closed.isClosed()) throw silent();
      const text = await send(service, mapping, asked).catch(() => {
        closed.failed();
        throw silent();
      });
      closed.answered();
      return text === null ? [] : vehiclesIn(text, mapping, asked);
    },
  };
}

/** The text of the answer; null when the service does not know the vehicle. */
async function send({ url, token }: VehicleService, mapping: Mapping, asked: Asked): Promise<string | null> {
  const { method, path = '', headers = {}, body } = mapping.requests[asked.kind] ?? { method: 'POST' };
  const filled = (template: string, quoted: (text: string) => string = String) =>
    template.replaceAll('{text}', quoted(asked.text)).replaceAll('{token}', quoted(token ?? ''));
  const all = <T>(texts: Record<string, T>, fill: (value: T) => string) =>
    Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, fill(value)]));
  const answer = await fetch(`${url.replace(/\/$/, '')}${filled(path, encodeURIComponent)}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...all(headers, (value) => filled(value)),
    },
    ...(body && { body: JSON.stringify(all(body, (value) => filled(value))) }),
    // A redirection would carry the plate and the token to an address that nobody chose.
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (UNKNOWN.includes(answer.status)) {
    await answer.body?.cancel();
    return null;
  }
  if (!answer.ok) throw silent();
  return limitedText(answer);
}

async function limitedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw nonsense();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function vehiclesIn(text: string, mapping: Mapping, asked: Asked): SourceVehicle[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw nonsense();
  }
  if (!(answer instanceof Object)) throw nonsense();
  const found = mapping.vehicles ? valueAt(answer, mapping.vehicles) : answer;
  if (found === undefined || found === null) return [];
  const list: unknown[] = Array.isArray(found) ? found : [found];
  return list.slice(0, VEHICLES_MAX).map((vehicle) => readVehicle(vehicle, mapping, asked));
}

function readVehicle(
  vehicle: unknown,
  { fields, equipment = {}, makes, models }: Mapping,
  asked: Asked,
): SourceVehicle {
  const textAt = (path: string | undefined) => {
    const value = path ? valueAt(vehicle, path) : undefined;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value).trim().slice(0, 120)
      : '';
  };
  const repeated = textAt(fields.asked);
  if (repeated && variantKey(repeated) !== variantKey(asked.text)) throw nonsense();
  const { marque = '', year = 0 } = readVehicleText(textAt(fields.vin) || '-').known;
  const theirMake = textAt(fields.marque);
  const theirModel = textAt(fields.modele);
  const named = {
    marque: aliasOf(makes, theirMake) ?? (theirMake || marque),
    modele: aliasOf(models, `${theirMake} ${theirModel}`) ?? theirModel,
    year: yearIn(textAt(fields.year)) || year,
  };
  if (!named.marque) throw nonsense();
  const answers: EquipmentAnswers = {};
  for (const name of EQUIPMENT) {
    const field = equipment[name];
    const said = textAt(field?.path).toLowerCase();
    const isSaid = (words: readonly string[] | undefined) =>
      words?.some((word) => word.toLowerCase() === said);
    if (said && isSaid(field?.yes)) answers[name] = 'oui';
    else if (said && isSaid(field?.no)) answers[name] = 'non';
  }
  return { ...named, equipment: answers };
}

/** Of '2016', '2016-03-14', '14/03/2016' or '201603'. */
const yearIn = (text: string): number => Number(/(?:19[5-9]|20[0-4])\d/.exec(text)?.[0] ?? 0);
