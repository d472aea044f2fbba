import type { ReturnStepPost } from '@extranet/shared/contracts';
import { RETURN_STEPS, returnStep } from '@extranet/shared/rules/order';
import type { Actor } from '../../base/audit/actor.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, invalidFields, orNotFound } from '../../base/errors.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { notify } from '../../people/index.ts';
import { nextOfAccepted } from './return.mails.ts';
import { presentReturnEvent } from './return.present.ts';
import { STEP_TITLES } from './return-words.ts';
import { eventsOfReturns, findReturn, linesOfReturns, type StoredReturn } from './returns.queries.ts';
import { writeStep } from './write-step.ts';

interface Circumstances {
  readonly by: Actor;
  readonly publicUrl: string;
  readonly now: Date;
}

/** The office's decision, with its line in the history and the trail, and the customer told: all, or nothing. */
export function takeReturnStep(
  db: Db,
  id: string,
  { version, step, note: written }: ReturnStepPost,
  { by, publicUrl, now }: Circumstances,
): Promise<void> {
  const state = RETURN_STEPS[step];
  const note = written.trim();
  return db.transaction().execute(async (transaction) => {
    const before = orNotFound(await findReturn(transaction, id));
    if (before.version !== version) throw await changedMeanwhile(transaction, before, version);
    const allowed = returnStep(before.state, state, 'office');
    if (!allowed) throw conflict('return.stepNotAllowed', 'Cette étape n’est pas possible pour ce retour.');
    if (allowed.note === 'needed' && !note) throw invalidFields([WHY], 422);
    if (!(await writeStep(transaction, before, { state, by, as: 'office', note, now })))
      throw await changedMeanwhile(transaction, orNotFound(await findReturn(transaction, id)), version);
    const title = `Votre retour ${before.ref} ${STEP_TITLES[state]}`;
    const next = state === 'accepte' ? await nextSteps(transaction, id) : [];
    const news = { userId: before.user_id, kind: 'return', title, detail: note, next } as const;
    await notify(transaction, { ...news, path: `/orders/returns/${id}` }, publicUrl, now);
  });
}

const nextSteps = async (db: DbOrTransaction, id: string) =>
  nextOfAccepted(await linesOfReturns(db, [id]), await readSupplier(db));

/** Says what a colleague decided, or the customer withdrew, since the page was read. */
async function changedMeanwhile(db: DbOrTransaction, { id, version }: StoredReturn, seen: number) {
  const since = (await eventsOfReturns(db, [id])).filter((event) => event.version > seen);
  const isWithdrawn = since.some(({ state }) => state === 'retire');
  return conflict(
    'return.changed',
    isWithdrawn
      ? 'Le client vient de retirer sa demande\u00a0: il n’y a plus rien à décider.'
      : 'Un collègue a déjà traité ce retour. Vérifiez ce qui a changé, puis recommencez.',
    { version, events: since.map((event) => presentReturnEvent(event, true)) },
  );
}

const WHY = { field: 'note', code: 'empty', message: 'Écrivez au client pourquoi son retour est refusé.' };
