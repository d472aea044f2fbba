import type { DelayAnswerGiven } from '@extranet/shared/contracts';
import { isDayFrom } from '@extranet/shared/rules';
import type { Db, DbOrTransaction } from '../../../base/db/schema.ts';
import { conflict, invalidFields, orNotFound } from '../../../base/errors.ts';
import { enqueueMail } from '../../../base/mail/outbox.queries.ts';
import { dayInParis, shortDate } from '../../../base/text/french.ts';
import { notify } from '../../../people/index.ts';
import { delayAnswerMail } from '../../order.mails.ts';
import { findDeliveryRequest, saveAnswer } from './delivery-inbox.queries.ts';

const EMPTY = { field: 'answer', code: 'empty', message: 'Écrivez une réponse, ou choisissez un jour.' };
const PAST = { field: 'promisedOn', code: 'past', message: 'Choisissez aujourd’hui ou une date à venir.' };

interface Answering {
  readonly publicUrl: string;
  readonly now: Date;
  /** Writes the line of the trail, in the same transaction. */
  record(db: DbOrTransaction, ref: string): Promise<void>;
}

/** Answers once; the customer reads it beside the product, in their notifications and in a mail, whatever they chose. */
export async function answerRequest(
  db: Db,
  id: string,
  given: DelayAnswerGiven,
  { publicUrl, now, record }: Answering,
) {
  const answer = given.answer.trim();
  if (!answer && !given.promisedOn) throw invalidFields([EMPTY]);
  if (given.promisedOn && !isDayFrom(dayInParis(now), given.promisedOn)) throw invalidFields([PAST]);
  return db.transaction().execute(async (transaction) => {
    const request = orNotFound(await findDeliveryRequest(transaction, id));
    const saved = await saveAnswer(transaction, id, {
      answer,
      promised_on: given.promisedOn,
      at: now.toISOString(),
    });
    if (!saved)
      throw conflict('deliveryRequest.answered', 'Cette demande a reçu une réponse entre-temps.', {
        answer: request.answer,
      });
    await record(transaction, request.prod_ref);
    const leaves = given.promisedOn
      ? `Départ possible le ${shortDate(`${given.promisedOn}T12:00:00Z`)}.`
      : '';
    const detail = [leaves, answer].filter(Boolean).join(' ');
    const path = request.product_id
      ? `/catalog?produit=${encodeURIComponent(request.product_id)}`
      : '/catalog';
    const title = `Votre demande de délai sur ${request.prod_ref} a une réponse`;
    await notify(
      transaction,
      { userId: request.user_id, kind: 'delay', title, detail, path, withoutMail: true },
      publicUrl,
      now,
    );
    const letter = delayAnswerMail({
      prodRef: request.prod_ref,
      firstname: request.firstname,
      quantity: request.quantity,
      answer,
      leaves,
      url: publicUrl + path,
    });
    await enqueueMail(transaction, { kind: 'deliveryAnswer', recipient: request.email, letter }, now);
    return orNotFound(await findDeliveryRequest(transaction, id));
  });
}
