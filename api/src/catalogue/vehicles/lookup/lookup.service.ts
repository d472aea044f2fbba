import type { VehicleLookupAnswer, VehicleModelRow } from '@extranet/shared/contracts';
import { closestModels, modelsInWords, readVehicleText } from '@extranet/shared/rules/vehicle';
import type { CurrentUser } from '../../../base/current-user.ts';
import type { Db } from '../../../base/db/schema.ts';
import { keyedHash } from '../../../base/secrets/installation-key.ts';
import { dayInParis } from '../../../base/text/french.ts';
import { listAllModels, vehicleOf } from '../vehicles.queries.ts';
import { giveBackQuota, keepAnswer, keptAnswer, takeQuota } from './lookup-answers.queries.ts';
import type { Asked, SourceVehicle, VehicleSource } from './vehicle-source.ts';

const LISTED_MAX = 30;

interface Deps {
  readonly db: Db;
  readonly source: VehicleSource;
  /** With which plates and VINs are hashed. */
  readonly key: string;
  readonly now: () => Date;
  /** Told why the source could not be asked; the reason names no vehicle. */
  readonly onFailure: (reason: string) => void;
}

type Found = readonly SourceVehicle[] | 'quota' | 'unreachable';
type Answer = Omit<VehicleLookupAnswer, 'kind' | 'demonstration'>;

/** Looks vehicles up behind the port. What was typed is in no log, no table and no error. */
export function vehicleLookup({ db, source, key, now, onFailure }: Deps) {
  /** By hash: two customers, or two clicks, that ask for the same plate at once cost one question. */
  const underWay = new Map<string, Promise<readonly SourceVehicle[]>>();

  async function askService(asked: Asked, hash: string): Promise<readonly SourceVehicle[]> {
    const vehicles = await source.ask(asked);
    await keepAnswer(db, hash, vehicles, now());
    return vehicles;
  }

  async function find(asked: Asked, user: CurrentUser): Promise<Found> {
    if (!source.paid) return source.ask(asked);
    const hash = keyedHash(key, `${asked.kind} ${asked.text}`);
    const kept = (await keptAnswer(db, hash, now())) ?? (await underWay.get(hash)?.catch(() => undefined));
    if (kept) return kept;
    const day = dayInParis(now());
    if (!(await takeQuota(db, user.id, day))) return 'quota';
    const asking = underWay.get(hash) ?? askService(asked, hash);
    underWay.set(hash, asking);
    try {
      return await asking;
    } catch (error) {
      onFailure(error instanceof Error ? error.message : 'The vehicle service failed.');
      await giveBackQuota(db, user.id, day);
      return 'unreachable';
    } finally {
      if (underWay.get(hash) === asking) underWay.delete(hash);
    }
  }

  async function inWords(text: string): Promise<Answer> {
    const { known } = readVehicleText(text, now().getUTCFullYear());
    const { models, year } = modelsInWords(text, await listAllModels(db), now().getUTCFullYear());
    return {
      ...chosenOf(models.map((model) => ({ vehicle: vehicleOf(model, year), equipment: {} }))),
      known,
    };
  }

  return async (user: CurrentUser, text: string): Promise<VehicleLookupAnswer> => {
    const { kind, problem, known, ...reading } = readVehicleText(text, now().getUTCFullYear());
    const unasked = { kind, demonstration: false };
    if (problem) return { ...unasked, outcome: 'unknown', vehicles: [], known };
    if (kind === 'words') return { ...unasked, ...(await inWords(reading.text)) };
    const found = await find({ kind, text: reading.text }, user);
    const asked = { kind, demonstration: source.demonstration };
    if (typeof found === 'string') return { ...asked, outcome: found, vehicles: [], known };
    return { ...asked, ...named(found, await listAllModels(db), known) };
  };
}

/** The catalogue's vehicles for what a source found; what no model matches is at least known. */
function named(
  found: readonly SourceVehicle[],
  models: readonly VehicleModelRow[],
  known: Answer['known'],
): Answer {
  const [first] = found;
  return {
    ...chosenOf(
      found.flatMap(({ equipment, ...vehicle }) =>
        closestModels(vehicle, models).map((model) => ({
          vehicle: vehicleOf(model, vehicle.year),
          equipment,
        })),
      ),
    ),
    known: {
      ...known,
      ...(first && { marque: first.marque }),
      ...(first?.modele && { modele: first.modele }),
      ...(first?.year && { year: first.year }),
    },
  };
}

function chosenOf(vehicles: VehicleLookupAnswer['vehicles']): Omit<Answer, 'known'> {
  const outcome = vehicles.length > 1 ? 'several' : vehicles.length === 1 ? 'found' : 'unknown';
  return { outcome, vehicles: vehicles.slice(0, LISTED_MAX) };
}
