import type { Db } from '../db/schema.ts';
import { orNotFound } from '../errors.ts';
import { enqueueMail } from '../mail/outbox.queries.ts';
import { deliveryRequestMail } from '../mail/templates/order.templates.ts';
import { findProduct } from '../products/products.queries.ts';
import { newId } from '../secrets/tokens.ts';
import type { CurrentUser } from '../sessions/sessions.queries.ts';
import { findOpenRequest, insertRequest, listAdministratorEmails } from './delivery-requests.queries.ts';

/** Into the administrators' inbox, and by mail. A request that waits already is not made again. */
export async function requestDeliveryInformation(
  db: Db,
  user: CurrentUser,
  prodId: string,
  publicUrl: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const product = orNotFound(await findProduct(transaction, user.catalogs, prodId));
    if (await findOpenRequest(transaction, user.id, product.id)) return;
    const at = now.toISOString();
    await insertRequest(transaction, {
      id: newId(),
      user_id: user.id,
      product_id: product.id,
      prod_ref: product.ref,
      created_at: at,
      handled_at: null,
    });
    const title = [product.titre, product.marque, product.modele].filter(Boolean).join(' ');
    const letter = deliveryRequestMail({ prodRef: product.ref, title, customer: user, at, publicUrl });
    for (const recipient of await listAdministratorEmails(transaction)) {
      await enqueueMail(
        transaction,
        { kind: 'deliveryRequest', recipient, letter, replyTo: user.email },
        now,
      );
    }
  });
}
