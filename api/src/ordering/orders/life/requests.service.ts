import { isDayFrom } from '@extranet/shared/rules';
import { addDays, inParis, isOpenState } from '@extranet/shared/rules/order';
import type { CurrentUser } from '../../../base/current-user.ts';
import { conflict, invalidFields, orNotFound } from '../../../base/errors.ts';
import { listAdministratorEmails } from '../../../base/mail/administrators.queries.ts';
import { enqueueMail } from '../../../base/mail/outbox.queries.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { noArrival } from '../../arrival-days.ts';
import { type ChangeRequest, changeOrder } from './change-order.service.ts';
import { orderAskedMail } from './order-life.mails.ts';
import { insertRequest, keepAnswer, listRequests } from './order-life.queries.ts';
import { postcodeOf } from './place.ts';
import { linesOf } from './steps.service.ts';

/** More requests that wait for an answer than this are no requests any more. */
const OPEN_MAX = 10;

/** A customer asks for a change in words: it stands with the order, and the office gets a mail. */
export function askForChange(
  request: ChangeRequest & { readonly user: CurrentUser },
  written: string,
): Promise<void> {
  const { user, publicUrl, now } = request;
  const text = written.trim();
  if (!text) throw emptyText('text');
  return changeOrder(request, async (transaction, { order }) => {
    if (order.status !== 'validee')
      throw conflict('order.stepNotAllowed', 'Seule une commande validée peut être modifiée sur demande.');
    const open = (await listRequests(transaction, order.id)).filter(({ answered_at }) => !answered_at);
    if (open.length >= OPEN_MAX)
      throw conflict('order.requestsOpen', 'Plusieurs demandes attendent déjà une réponse. Appelez-nous.');
    const at = now.toISOString();
    await insertRequest(transaction, {
      id: newId(),
      order_id: order.id,
      text,
      asked_at: at,
      answer: '',
      answered_at: null,
      answered_by: '',
    });
    const letter = orderAskedMail({ order, what: 'request', text, customer: user, at, publicUrl });
    for (const recipient of await listAdministratorEmails(transaction))
      await enqueueMail(transaction, { kind: 'orderAsked', recipient, letter, replyTo: user.email }, now);
    return { event: { kind: 'request', reason: '', detail: '', refs: [] } };
  });
}

export function answerRequest(request: ChangeRequest, requestId: string, written: string): Promise<void> {
  const answer = written.trim();
  if (!answer) throw emptyText('answer');
  return changeOrder(request, async (transaction, { order }) => {
    const asked = orNotFound((await listRequests(transaction, order.id)).find(({ id }) => id === requestId));
    if (asked.answered_at) throw conflict('order.answered', 'Cette demande a déjà sa réponse.');
    const answered = { answer, answered_at: request.now.toISOString(), answered_by: request.by.name };
    await keepAnswer(transaction, requestId, answered);
    return { event: { kind: 'answer', reason: '', detail: answer, refs: [] } };
  });
}

interface NewPromise {
  readonly itIds: readonly string[] | undefined;
  readonly promisedOn: string;
  readonly reason: string;
}

/** The office promises another day, and says why. */
export function promiseAnew(
  request: ChangeRequest,
  { itIds, promisedOn, reason }: NewPromise,
): Promise<void> {
  const today = inParis(request.now).day;
  if (!isDayFrom(today, promisedOn) || promisedOn > addDays(today, 730))
    throw invalidFields(
      [
        {
          field: 'promisedOn',
          code: 'past',
          message: 'Choisissez un jour entre aujourd’hui et dans deux ans.',
        },
      ],
      422,
    );
  return changeOrder(request, async (_transaction, { order, items }) => {
    const wrong = noArrival('promisedOn', promisedOn, postcodeOf(order));
    if (wrong) throw invalidFields([wrong], 422);
    const chosen = itIds ? linesOf(items, itIds) : items.filter(({ state }) => isOpenState(state));
    if (chosen.length === 0 || !chosen.every(({ state }) => isOpenState(state)))
      throw conflict('order.stepNotAllowed', 'Une date ne se promet que pour ce qui n’est pas encore parti.');
    const ids = new Set(chosen.map(({ id }) => id));
    return {
      items: items.map((item) => (ids.has(item.id) ? { ...item, promised_on: promisedOn } : item)),
      event: {
        kind: 'promise',
        reason: reason.trim(),
        detail: promisedOn,
        refs: chosen.map(({ prod_ref }) => prod_ref),
      },
    };
  });
}

const emptyText = (field: string) =>
  invalidFields([{ field, code: 'empty', message: 'Écrivez d’abord votre texte.' }], 422);
