import type { DeliveryRequest, DeliveryRequestAnswer } from '@extranet/shared/contracts';
import { isDayFrom } from '@extranet/shared/rules';
import type { Actor } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { conflict, invalidFields, orNotFound } from '../../../base/errors.ts';
import { enqueueMail } from '../../../base/mail/outbox.queries.ts';
import { readSupplier } from '../../../base/settings/supplier.ts';
import { dayInParis } from '../../../base/text/french.ts';
import { notify } from '../../../people/index.ts';
import { noArrival } from '../../arrival-days.ts';
import { delayAnswerMail } from '../../order.mails.ts';
import { findOpenRequest } from '../delivery-requests.queries.ts';
import { answerWaiting, findDeliveryRequest, markHandled } from './delivery-inbox.queries.ts';
import { presentRequests } from './present-requests.ts';

interface Circumstances {
  readonly by: Actor;
  readonly publicUrl: string;
  readonly now: Date;
}

const PAST_DAY = {
  field: 'promisedOn',
  code: 'past',
  message: 'Choisissez aujourd’hui ou une date à venir.',
};

/** Answers the customer by mail and closes the request: both, or neither. */
export async function answerRequest(
  db: DbOrTransaction,
  id: string,
  { text, promisedOn }: DeliveryRequestAnswer,
  { by, publicUrl, now }: Circumstances,
): Promise<DeliveryRequest> {
  if (promisedOn !== undefined && !isDayFrom(dayInParis(now), promisedOn)) throw invalidFields([PAST_DAY]);
  const never = promisedOn && noArrival('promisedOn', promisedOn);
  if (never) throw invalidFields([never]);
  const answer = text.trim();
  const request = orNotFound(await findDeliveryRequest(db, id));
  const isFirst = await answerWaiting(db, id, {
    handled_at: now.toISOString(),
    handled_by: by.name,
    answer,
    promised_on: promisedOn ?? null,
  });
  if (!isFirst) throw answeredMeanwhile(request.handled_by);
  const [answered] = await presentRequests(db, [orNotFound(await findDeliveryRequest(db, id))]);
  const { drProdRef: prodRef, drProdWords: words } = orNotFound(answered);
  const path = request.product_id ? `/catalog?produit=${encodeURIComponent(request.product_id)}` : '/catalog';
  const { firstname } = request;
  const letter = delayAnswerMail({
    ...{ firstname, prodRef, words, text: answer, promisedOn, url: publicUrl + path },
  });
  const supplier = await readSupplier(db);
  const mail = { kind: 'deliveryAnswer', recipient: request.email, replyTo: supplier.email } as const;
  await enqueueMail(db, { ...mail, letter, supplier }, now);
  // The mail says it already, whatever they chose.
  const title = `Votre demande de délai sur ${prodRef} a une réponse`;
  const news = { kind: 'delay', title, detail: answer, path, withoutMail: true } as const;
  await notify(db, { ...news, userId: request.user_id }, publicUrl, now);
  await note(db, id, 'deliveryRequest.answer', prodRef, { by, now });
  return orNotFound(answered);
}

/** Closes a request that was answered otherwise, or opens it again. */
export async function markRequest(
  db: DbOrTransaction,
  id: string,
  done: boolean,
  { by, now }: Omit<Circumstances, 'publicUrl'>,
): Promise<DeliveryRequest> {
  if (!done) await refuseSecond(db, id);
  const change = { handled_at: done ? now.toISOString() : null, handled_by: done ? by.name : '' };
  const [marked] = await presentRequests(db, [orNotFound(await markHandled(db, id, change))]);
  const action = done ? 'deliveryRequest.handle' : 'deliveryRequest.reopen';
  await note(db, id, action, marked?.drProdRef ?? '', { by, now });
  return orNotFound(marked);
}

/** The customer asked again since: two requests of theirs about one product would be answered twice. */
async function refuseSecond(db: DbOrTransaction, id: string): Promise<void> {
  const { user_id, product_id } = orNotFound(await findDeliveryRequest(db, id));
  const waiting = product_id === null ? undefined : await findOpenRequest(db, user_id, product_id);
  if (waiting && waiting.id !== id) throw askedAgain();
}

function note(
  db: DbOrTransaction,
  objectId: string,
  action: 'deliveryRequest.answer' | 'deliveryRequest.handle' | 'deliveryRequest.reopen',
  subject: string,
  { by, now }: Omit<Circumstances, 'publicUrl'>,
) {
  return recordAction(db, by, { action, kind: 'deliveryRequest', objectId, subject }, now);
}

const answeredMeanwhile = (who: string) =>
  conflict(
    'deliveryRequest.answered',
    `Cette demande est déjà traitée${who && ` par ${who}`}. Rien n’a été envoyé.`,
  );

const askedAgain = () =>
  conflict(
    'deliveryRequest.askedAgain',
    'Ce client a de nouveau demandé ce produit depuis, et cette demande attend\u00a0: répondez à celle-ci.',
  );
