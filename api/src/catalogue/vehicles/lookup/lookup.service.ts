import type { VehicleLookupAnswer } from '@extranet/shared/contracts';
import { closestModels, modelsInWords, readVehicleText } from '@extranet/shared/rules/vehicle';
import type { CurrentUser } from '../../../base/current-user.ts';
import type { Db } from '../../../base/db/schema.ts';
import { vehicleOf } from '../vehicles.queries.ts';
import { modelsFor } from '../visible-models.ts';
import { type AskedOutcome, type Found, paidQuestions } from './paid-questions.ts';
import { vehicleInQuestion } from './vehicle-in-question.ts';
import type { Asked, SourceVehicle, VehicleSource } from './vehicle-source.ts';

const LISTED_MAX = 30;

interface Deps {
  readonly db: Db;
  readonly source: VehicleSource;
  /** With which plates and VINs are hashed. */
  readonly key: string;
  readonly dailyMax: number;
  readonly now: () => Date;
  /** Told what came of each question that left for a paid service; it names no vehicle. */
  readonly onAsked: (outcome: AskedOutcome) => void;
}

type Answer = Omit<VehicleLookupAnswer, 'kind' | 'demonstration'>;

/** Looks vehicles up behind the port. What was typed is in no log, no table and no error. */
export function vehicleLookup(deps: Deps) {
  const { db, source, now } = deps;
  const askPaid = paidQuestions(deps);

  async function find(asked: Asked, user: CurrentUser): Promise<Found> {
    if (!source.asks(asked.kind)) return [];
    if (source.paid) return askPaid(asked, user.id);
    const answer = await source.ask(asked);
    return typeof answer === 'string' ? 'unreachable' : answer.vehicles;
  }

  async function inWords(text: string, user: CurrentUser): Promise<Answer> {
    const { known } = readVehicleText(text, now().getUTCFullYear());
    const { told } = await modelsFor(db, user.catalogs);
    const thisYear = now().getUTCFullYear();
    const written = modelsInWords(text, [...told], thisYear);
    const { marque, makeAlone, ...meant } = vehicleInQuestion(text, told, thisYear);
    // What the words leave open the search's reading may decide: 'golf sept'.
    const isCloser =
      meant.models.length > 0 &&
      !written.missing &&
      (written.models.length === 0 || meant.models.length < written.models.length);
    const { models, year, missing } = isCloser ? meant : written;
    return {
      ...chosenOf(models.map((model) => ({ vehicle: vehicleOf(model, year), equipment: {} }))),
      known: { ...(models.length === 0 && marque && { marque }), ...known },
      ...(makeAlone && { makeAlone }),
      // What is not quite meant is not chosen for anybody, even where it is the only one.
      ...(missing && { outcome: 'several' as const, missing }),
    };
  }

  return async (user: CurrentUser, text: string): Promise<VehicleLookupAnswer> => {
    const { kind, problem, known, ...reading } = readVehicleText(text, now().getUTCFullYear());
    const unasked = { kind, demonstration: false };
    if (problem) return { ...unasked, outcome: 'unknown', vehicles: [], known };
    if (kind === 'words') return { ...unasked, ...(await inWords(reading.text, user)) };
    const found = await find({ kind, text: reading.text }, user);
    const asked = { kind, demonstration: source.demonstration };
    if (typeof found === 'string') return { ...asked, outcome: found, vehicles: [], known };
    return { ...asked, ...named(found, await modelsFor(db, user.catalogs), known) };
  };
}

/** The catalogue's vehicles for what a source found; what no model matches is at least known. */
function named(
  found: readonly SourceVehicle[],
  { all, told }: Awaited<ReturnType<typeof modelsFor>>,
  known: Answer['known'],
): Answer {
  const [first] = found;
  return {
    ...chosenOf(
      found.flatMap(({ equipment, ...vehicle }) =>
        closestModels(vehicle, all)
          .filter((model) => told.has(model))
          .map((model) => ({ vehicle: vehicleOf(model, vehicle.year), equipment })),
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
