import type { VehicleService } from '../../../base/config/config.ts';
import { breaker } from './breaker.ts';
import { isUnknown, type Mapping, valueAt } from './mapping.ts';
import { readVehicle } from './read-vehicle.ts';
import { type Answered, send } from './send.ts';
import type { Asked, SourceAnswer, SourceVehicle, VehicleSource } from './vehicle-source.ts';

const VEHICLES_MAX = 20;
const KINDS = ['plate', 'vin', 'variant'] as const;
/** Most services mean by them that they do not know the vehicle; but a wrong path is answered so as well. */
const PERHAPS_UNKNOWN = [404, 410, 422];
const TOO_MANY_REQUESTS = 429;

interface Options {
  readonly now: () => number;
}

/** An HTTP service, asked as its mapping file says (docs/operations.md). */
export function httpSource(service: VehicleService, mapping: Mapping, { now }: Options): VehicleSource {
  const closed = breaker(now);
  const sampled = KINDS.find((kind) => mapping.sample?.[kind]);
  return {
    demonstration: false,
    paid: true,
    ...(sampled && { sample: { kind: sampled, text: mapping.sample?.[sampled] ?? '' } }),
    asks: (kind) => mapping.requests[kind] !== undefined,
    isResting: closed.isClosed,
    async ask(asked) {
      const answer = await send(service, mapping, asked).catch(() => undefined);
      if (!answer || answer.status >= 500 || answer.status === TOO_MANY_REQUESTS) {
        closed.failed(asked.text);
        return 'silent';
      }
      closed.answered();
      return read(answer, mapping, asked);
    },
  };
}

function read({ status, text }: Answered, mapping: Mapping, asked: Asked): SourceAnswer {
  const answer = text === null ? undefined : parsed(text);
  if (isUnknown(mapping, status, answer)) return { vehicles: [], certain: true };
  if (PERHAPS_UNKNOWN.includes(status)) return { vehicles: [], certain: false };
  if (status >= 300 || !(answer instanceof Object)) return 'unusable';
  const found = mapping.vehicles ? valueAt(answer, mapping.vehicles) : answer;
  if (!(found instanceof Object)) return 'unusable';
  const list: unknown[] = Array.isArray(found) ? found : [found];
  const vehicles: SourceVehicle[] = [];
  for (const vehicle of list.slice(0, VEHICLES_MAX)) {
    const one = readVehicle(vehicle, mapping, asked);
    if (one === 'another') return 'unusable';
    if (one === 'echo') return { vehicles: [], certain: false };
    vehicles.push(one);
  }
  return { vehicles, certain: true };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
