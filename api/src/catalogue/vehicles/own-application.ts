import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { ApplicationsTable, VehicleModelsTable } from '../../base/db/schema/vehicles.ts';

type Named = Pick<
  ProductsTable,
  'id' | 'marque' | 'marque_norm' | 'modele' | 'modele_norm' | 'year_from' | 'year_to'
>;

/** What the product's own make, model and years say; nothing when it names no vehicle. */
export function ownApplications(product: Named): ApplicationsTable[] {
  const { id, marque, marque_norm, modele, modele_norm, year_from, year_to } = product;
  if (!marque_norm || !modele_norm) return [];
  return [
    {
      id: `own-${id}`,
      product_id: id,
      marque,
      marque_norm,
      modele,
      modele_norm,
      year_from,
      year_to,
      with_equipment: '[]',
      without_equipment: '[]',
      note: '',
      source: 'product',
    },
  ];
}

type Years = Pick<
  VehicleModelsTable,
  'marque' | 'marque_norm' | 'modele' | 'modele_norm' | 'year_from' | 'year_to'
>;

/** A model of which no more is known than its name and years. */
export const modelOf = ({
  marque,
  marque_norm,
  modele,
  modele_norm,
  year_from,
  year_to,
}: Years): VehicleModelsTable => ({
  marque,
  marque_norm,
  modele,
  modele_norm,
  year_from,
  year_to,
  body: /\bbreak\b/i.test(modele) ? 'break' : 'berline',
  platform: '',
});
