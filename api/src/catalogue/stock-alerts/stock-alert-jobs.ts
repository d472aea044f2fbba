import type { App } from '../../base/app-types.ts';
import { each, type JobKind } from '../../base/jobs/job-kinds.ts';
import { notify } from '../../people/index.ts';
import { findProduct } from '../products/products.queries.ts';
import { wordsOfProduct } from '../products/stored-words.ts';
import { listDue, takeAlert } from './stock-alerts.queries.ts';

const MINUTE = 60_000;
const AT_ONCE = 200;

/**
 * Looks each minute whose product is back. Stock is written by forms, imports and whatever comes: what they left counts, not
 * which of them it was. An alert is told once and is gone; who wants to be told of the next rise asks again.
 */
export const stockAlertJobs: JobKind = {
  name: 'stockAlerts',
  atOnce: 1,
  leaseMs: 5 * MINUTE,
  retryAfterMinutes: [1],
  repeatMs: MINUTE,
  run: each(tellWhoWaits),
};

async function tellWhoWaits(app: App): Promise<void> {
  for (;;) {
    const due = await listDue(app.db, AT_ONCE);
    for (const { user_id, product_id, catalogs } of due) await tell(app, user_id, product_id, catalogs);
    if (due.length < AT_ONCE) break;
  }
  app.jobs.wake();
}

async function tell(app: App, userId: string, productId: string, catalogs: string): Promise<void> {
  const { publicUrl } = app.config;
  await app.db.transaction().execute(async (transaction) => {
    if (!(await takeAlert(transaction, userId, productId))) return;
    // A catalogue that the account lost meanwhile is not spoken of.
    const product = await findProduct(transaction, JSON.parse(catalogs), productId);
    if (!product) return;
    const title = `${product.ref} est de nouveau disponible`;
    const path = `/catalog?produit=${encodeURIComponent(product.id)}`;
    const news = { userId, kind: 'stock', title, detail: wordsOfProduct(product), path } as const;
    await notify(transaction, news, publicUrl, app.now());
  });
}
