import type { Catalogue, PartRequest, PartRequestAnswer } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { Actor } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { conflict, invalidFields, orNotFound } from '../../../base/errors.ts';
import { enqueueMail } from '../../../base/mail/outbox.queries.ts';
import { readSupplier } from '../../../base/settings/supplier.ts';
import { findUserById, notify } from '../../../people/index.ts';
import { wordsOfProduct } from '../../products/stored-words.ts';
import { productsOfReference } from '../../references/references.queries.ts';
import { storedRefs } from '../../related/related-links.queries.ts';
import { partAnswerMail } from '../part-answer.mail.ts';
import { answerWaiting, findPartRequest } from './part-request-inbox.queries.ts';

interface Circumstances {
  readonly by: Actor;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Answers the customer by mail and closes the request: both, or neither. */
export async function answerPartRequest(
  db: DbOrTransaction,
  id: string,
  { text, ref }: PartRequestAnswer,
  { by, publicUrl, now }: Circumstances,
): Promise<PartRequest> {
  const request = orNotFound(await findPartRequest(db, id));
  const customer = orNotFound(await findUserById(db, request.customer.id));
  const proposed = ref === undefined ? undefined : await proposedProduct(db, customer.catalogs, ref);
  const answer = text.trim();
  const isFirst = await answerWaiting(db, id, {
    answer,
    done_by: by.name,
    done_at: now.toISOString(),
    proposed_ref: proposed?.ref ?? '',
  });
  if (!isFirst) throw answeredMeanwhile(orNotFound(await findPartRequest(db, id)).doneBy);
  const path = proposed ? `/catalog?produit=${encodeURIComponent(proposed.id)}` : '/catalog';
  const { firstname, email } = customer;
  const { vehicle, message } = request;
  const url = publicUrl + path;
  const letter = partAnswerMail({ firstname, text: request.text, vehicle, message, answer, proposed, url });
  const supplier = await readSupplier(db);
  const mail = { kind: 'partRequest', recipient: email, replyTo: supplier.email } as const;
  await enqueueMail(db, { ...mail, letter, supplier }, now);
  // The mail says it already, whatever they chose.
  const title = `Votre demande de pièce «\u00a0${request.text}\u00a0» a une réponse`;
  const news = { kind: 'delay', title, detail: answer, path, withoutMail: true } as const;
  await notify(db, { ...news, userId: customer.id }, publicUrl, now);
  // Neither what the customer wrote nor what they were told: both are theirs to be erased.
  const line = { action: 'partRequest.answer', kind: 'partRequest', objectId: id } as const;
  await recordAction(db, by, { ...line, subject: request.customer.name }, now);
  return orNotFound(await findPartRequest(db, id));
}

/** As this customer finds it: a button that leads to nothing helps nobody. */
async function proposedProduct(db: DbOrTransaction, catalogs: readonly Catalogue[], written: string) {
  const [product] = await productsOfReference(db, catalogs, written);
  if (product) return { id: product.id, ref: product.ref, words: wordsOfProduct(product) };
  const stored = (await storedRefs(db, [referenceKey(written)])).get(referenceKey(written));
  throw invalidFields([stored === undefined ? unknown(written.trim()) : hidden(stored)], 422);
}

const unknown = (ref: string) => ({
  field: 'ref',
  code: 'unknown',
  message: `Aucun produit n’a la référence ${ref}.`,
});

const hidden = (ref: string) => ({
  field: 'ref',
  code: 'hidden',
  message: `Ce client ne voit pas ${ref}\u00a0: le produit est supprimé, ou son catalogue n’est pas ouvert à ce client.`,
});

const answeredMeanwhile = (who: string) =>
  conflict(
    'partRequest.answered',
    `Cette demande est déjà traitée${who && ` par ${who}`}. Rien n’a été envoyé.`,
  );
