import type { DeliveryInformationRequest } from '@extranet/shared/contracts';
import { isDayFrom } from '@extranet/shared/rules';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Db } from '../../base/db/schema.ts';
import { invalidFields, orNotFound } from '../../base/errors.ts';
import { listAdministratorEmails } from '../../base/mail/administrators.queries.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { dayInParis } from '../../base/text/french.ts';
import { findProduct, wordsOfProduct } from '../../catalogue/index.ts';
import { deliveryRequestMail } from '../order.mails.ts';
import { findOpenRequest, insertRequest } from './delivery-requests.queries.ts';

const PAST_DAY = {
  field: 'wishedOn',
  code: 'past',
  message: 'Choisissez aujourd’hui ou une date à venir.',
};

/**
 * Puts a request into the administrators' inbox and mails it to them. False, and nothing is done, while one is waiting. One that
 * was answered, or marked as done, stands in the way of none.
 */
export async function requestDelivery(
  db: Db,
  user: CurrentUser,
  { prodId, quantity, wishedOn }: DeliveryInformationRequest,
  publicUrl: string,
  now: Date,
): Promise<boolean> {
  const today = dayInParis(now);
  if (wishedOn !== undefined && !isDayFrom(today, wishedOn)) throw invalidFields([PAST_DAY]);
  return db.transaction().execute(async (transaction) => {
    const product = orNotFound(await findProduct(transaction, user.catalogs, prodId));
    if (await findOpenRequest(transaction, user.id, product.id)) return false;
    const at = now.toISOString();
    const isNew = await insertRequest(transaction, {
      id: newId(),
      user_id: user.id,
      product_id: product.id,
      prod_ref: product.ref,
      created_at: at,
      handled_at: null,
      asked_on: today,
      quantity: quantity ?? null,
      wished_on: wishedOn ?? null,
      answer: '',
      promised_on: null,
      handled_by: '',
    });
    if (!isNew) return false;
    const words = wordsOfProduct(product);
    const letter = deliveryRequestMail({
      prodRef: product.ref,
      words,
      quantity,
      wishedOn,
      customer: user,
      at,
      publicUrl,
    });
    for (const recipient of await listAdministratorEmails(transaction)) {
      await enqueueMail(
        transaction,
        { kind: 'deliveryRequest', recipient, letter, replyTo: user.email },
        now,
      );
    }
    return true;
  });
}
