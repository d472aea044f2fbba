import type { OwnRequests, ProductRow } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Reading } from '../../base/db/schema.ts';
import { presentRow, pricedProducts, visible, withIds, withRefs } from '../../catalogue/index.ts';
import { presentDelay } from '../delay-requests/delay.present.ts';
import { alertsOf, delaysOf, partsOf } from './own-requests.queries.ts';

/** What the account waits for; of a product that it does not see any more nothing is said. */
export async function ownRequests(db: Reading, user: CurrentUser): Promise<OwnRequests> {
  const [alerts, delays, parts] = await Promise.all([
    alertsOf(db, user.id),
    delaysOf(db, user.id),
    partsOf(db, user.id),
  ]);
  const ids = [...alerts, ...delays].flatMap(({ product_id }) => product_id ?? []);
  const byId = new Map((await rowsOf(db, user, withIds(ids))).map((row) => [row.prodId, row]));
  const proposed = parts.map(({ proposed_ref }) => referenceKey(proposed_ref)).filter(Boolean);
  const byRef = new Map(
    (await rowsOf(db, user, withRefs(proposed))).map((row) => [referenceKey(row.prodRef), row]),
  );
  return {
    alerts: alerts.flatMap(({ product_id, asked_at: askedAt }) => {
      const product = byId.get(product_id);
      return product ? [{ product, askedAt }] : [];
    }),
    delays: delays.flatMap((row) => {
      const product = byId.get(row.product_id ?? '');
      return product ? [{ product, request: presentDelay(row) }] : [];
    }),
    parts: parts.map(({ id, asked, asked_at, status, answer, proposed_ref, done_at }) => ({
      ...{ id, asked, askedAt: asked_at, answer },
      answeredAt: status === 'done' ? (done_at ?? asked_at) : null,
      proposed: byRef.get(referenceKey(proposed_ref)) ?? null,
    })),
  };
}

async function rowsOf(
  db: Reading,
  user: CurrentUser,
  which: ReturnType<typeof withIds>,
): Promise<ProductRow[]> {
  const { products, pricing } = await pricedProducts(db, user, [visible(user.catalogs), which]);
  return products.map((product) => presentRow(product, pricing));
}
