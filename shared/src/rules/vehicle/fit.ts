import { searchable } from '../search.ts';
import { modelFamily } from './model-family.ts';
import type { Equipment } from './vehicle-facts.ts';
import type { NamedVehicle } from './vehicle-key.ts';

/**
 * 'with' and 'without': fits on that condition. 'before': the vehicle was built before the first year of the part, 'after':
 * after its last one. 'unknown': nothing says which vehicles the part fits.
 */
export const FIT_CODES = ['fits', 'with', 'without', 'before', 'after', 'otherModel', 'unknown'] as const;
type FitCode = (typeof FIT_CODES)[number];

/** Why a part fits, or why it does not. */
interface FitReason {
  code: FitCode;
  /** Of the application that was nearest. */
  marque?: string;
  modele?: string;
  from?: number;
  to?: number;
  equipment?: Equipment;
  note?: string;
}

/** What one application says of the vehicles that a part fits. */
export interface FittedModel {
  marque: string;
  modele: string;
  from: number;
  to: number;
  with: readonly Equipment[];
  without: readonly Equipment[];
  note: string;
}

/** A vehicle with the years in which its model was built. */
interface BuiltVehicle extends NamedVehicle {
  from: number;
  to: number;
}

export const isFit = ({ code }: Pick<FitReason, 'code'>): boolean =>
  code === 'fits' || code === 'with' || code === 'without';

/** Judges by make, model and year. Equipment is left open: what depends on it is said as a condition. */
export function fitOf(vehicle: BuiltVehicle, applications: readonly FittedModel[]): FitReason {
  const matching = matchesOf(vehicle, applications);
  const unconditional = matching.find((application) => !conditionOf(application));
  const best = unconditional ?? matching[0];
  if (best) return { code: 'fits', ...conditionOf(best), ...facts(best) };
  const year = yearOfBuild(vehicle);
  const own = applications.filter((application) => isSameModel(application, vehicle));
  const nearest = own.toSorted((one, other) => yearsAway(one, year) - yearsAway(other, year))[0];
  if (nearest) return { code: year < nearest.from ? 'before' : 'after', ...facts(nearest) };
  const other = nearestModel(vehicle, applications);
  return other ? { code: 'otherModel', ...facts(other) } : { code: 'unknown' };
}

/** The applications without the conditions that the car's equipment is known to meet. */
export const withEquipment = <T extends FittedModel>(
  applications: readonly T[],
  equipment: Partial<Record<Equipment, string>>,
): T[] =>
  applications.map((application) => ({
    ...application,
    with: application.with.filter((name) => equipment[name] !== 'oui'),
    without: application.without.filter((name) => equipment[name] !== 'non'),
  }));

/** The applications that name the vehicle's model and year. */
export function matchesOf<T extends FittedModel>(vehicle: BuiltVehicle, applications: readonly T[]): T[] {
  const year = yearOfBuild(vehicle);
  return applications.filter(
    (application) =>
      isSameModel(application, vehicle) &&
      (year === 0 || (application.from <= year && year <= application.to)),
  );
}

const isSameModel = (one: Pick<NamedVehicle, 'marque' | 'modele'>, other: NamedVehicle): boolean =>
  searchable(one.marque) === searchable(other.marque) && searchable(one.modele) === searchable(other.modele);

/** Cars stand at the dealer's; a model is sold a little before its year. Beyond that it is another car, or a slip. */
const REGISTERED_LATER = 2;
const SOLD_EARLIER = 1;

/** Whether a car of the model may have been registered in this year. */
export const mayBeOf = (year: number, { from, to }: Pick<BuiltVehicle, 'from' | 'to'>): boolean =>
  from - SOLD_EARLIER <= year && year <= to + REGISTERED_LATER;

/** A car that was first registered after the last year of its model had been built before. */
export const yearOfBuild = ({ year, from, to }: BuiltVehicle): number =>
  year === 0 || !mayBeOf(year, { from, to }) ? year : Math.min(Math.max(year, from), to);

const yearsAway = ({ from, to }: FittedModel, year: number): number =>
  year < from ? from - year : year - to;

function conditionOf(application: FittedModel): Pick<FitReason, 'code' | 'equipment'> | undefined {
  const [needed] = application.with;
  if (needed) return { code: 'with', equipment: needed };
  const [hindrance] = application.without;
  return hindrance && { code: 'without', equipment: hindrance };
}

const facts = ({ marque, modele, from, to, note }: FittedModel) => ({
  marque,
  modele,
  from,
  to,
  ...(note && { note }),
});

/** Another generation rather than another model, and one of the same make rather than of another. */
function nearestModel(vehicle: NamedVehicle, applications: readonly FittedModel[]) {
  const sameMake = applications.filter(({ marque }) => searchable(marque) === searchable(vehicle.marque));
  const family = searchable(modelFamily(vehicle.modele));
  return (
    sameMake.find(({ modele }) => searchable(modelFamily(modele)) === family) ??
    sameMake[0] ??
    applications[0]
  );
}

interface Words {
  /** Of a text that every remote brings along under 'vehicle'. */
  key: 'fits' | 'with' | 'without' | 'since' | 'until' | 'otherModel' | 'unknown';
  values: { from?: number; to?: number; marque?: string; modele?: string; equipment?: Equipment };
}

/** Which text says the reason, and what to fill in: 'jusqu'à 2013' is `until` with `to`. */
export function fitWords({ code, marque, modele, from, to, equipment }: FitReason): Words {
  const values = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(marque && { marque }),
    ...(modele && { modele }),
    ...(equipment && { equipment }),
  };
  if (code === 'before') return { key: 'since', values };
  if (code === 'after') return { key: 'until', values };
  return { key: code, values };
}
