import type { Application } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import type { Equipment } from '@extranet/shared/rules/vehicle';
import type { ApplicationsTable } from '../../base/db/schema/vehicles.ts';
import { newId } from '../../base/secrets/tokens.ts';

export const presentApplication = (row: ApplicationsTable): Application => ({
  marque: row.marque,
  modele: row.modele,
  from: row.year_from,
  to: row.year_to,
  with: JSON.parse(row.with_equipment) as Equipment[],
  without: JSON.parse(row.without_equipment) as Equipment[],
  note: row.note,
});

export const storedApplication = (
  application: Application,
  productId: string,
  source: ApplicationsTable['source'],
): ApplicationsTable => ({
  id: newId(),
  product_id: productId,
  marque: application.marque,
  marque_norm: searchable(application.marque),
  modele: application.modele,
  modele_norm: searchable(application.modele),
  year_from: application.from,
  year_to: application.to,
  with_equipment: JSON.stringify(application.with),
  without_equipment: JSON.stringify(application.without),
  note: application.note,
  source,
});

/** The same list, in whatever order it was written. */
export const sameApplications = (one: readonly Application[], other: readonly Application[]): boolean =>
  one.length === other.length && written(one) === written(other);

const written = (list: readonly Application[]): string =>
  JSON.stringify(
    list
      .map((application) => [modelKey(application), application.from, application.to, application.note])
      .map((facts) => JSON.stringify(facts))
      .sort(),
  );

/** Make, model and equipment: two applications with the same key say the same of different years. */
export const modelKey = (application: Application): string =>
  JSON.stringify([
    searchable(application.marque),
    searchable(application.modele),
    [...application.with].sort(),
    [...application.without].sort(),
  ]);
