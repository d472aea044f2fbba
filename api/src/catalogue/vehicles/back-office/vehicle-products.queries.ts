import type { Fit, Vehicle, VehicleProducts } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { withIds } from '../../products/priced-products.queries.ts';
import { fitsOf } from '../fits.queries.ts';

const LISTED_MAX = 500;

/** What customers of all catalogues are offered for the vehicle, in the order of the references. */
export async function productsForVehicle(db: DbOrTransaction, vehicle: Vehicle): Promise<VehicleProducts> {
  const { fits } = await fitsOf(db, CATALOGUES, vehicle);
  const shown = fits.slice(0, LISTED_MAX);
  const rows = await db
    .selectFrom('products')
    .select(['id', 'ref', 'catalogue', 'titre'])
    .where(withIds(shown.map(({ prodId }) => prodId)))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const present = ({ prodId, reason }: Fit) => {
    const row = byId.get(prodId);
    if (!row) return [];
    return [{ prodId, prodRef: row.ref, prodCatalogue: row.catalogue, prodTitre: row.titre, reason }];
  };
  return { count: fits.length, products: shown.flatMap(present) };
}
