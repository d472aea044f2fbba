import type { AuditChange } from '@extranet/shared/contracts';
import { contains } from '../db/like.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { forgetJobsOfGoneMails } from '../mail/outbox.queries.ts';
import { ERASED_NAME, type Person, type PersonalData } from './personal-data.ts';

/** Files, mails and the trail of all wings. A wing whose files must survive the erasure removes their owner before. */
export const basePersonalData: PersonalData = {
  held: async (db, { id, email }) => ({
    files: await db
      .selectFrom('files')
      .select(['kind', 'name', 'mimetype', 'bytes', 'created_at'])
      .where('owner_id', '=', id)
      .execute(),
    mails: await db
      .selectFrom('mails')
      .select(['kind', 'recipient', 'subject', 'created_at', 'sent_at'])
      .where(({ eb, or }) => or([eb('recipient', '=', email), eb('reply_to', '=', email)]))
      .execute(),
    listViews: await db
      .selectFrom('list_views')
      .select(['list', 'name', 'address', 'columns', 'saved_at'])
      .where(({ eb, or }) => or([eb('owner_id', '=', id), eb('author_id', '=', id)]))
      .execute(),
    actionsOfAdministrators: await db
      .selectFrom('audit')
      .select(['at', 'action', 'details'])
      .where('object_id', '=', id)
      .orderBy('at')
      .execute(),
  }),
  async erase(db, person) {
    await forgetMails(db, person.email);
    await blankTrail(db, person);
    await forgetViews(db, person.id);
    return db.deleteFrom('files').where('owner_id', '=', person.id).returningAll().execute();
  },
};

/** Deletes mails to this address, and those to the supplier whose reply address it is. */
export async function forgetMails(db: DbOrTransaction, email: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where(({ eb, or }) => or([eb('recipient', '=', email), eb('reply_to', '=', email)]))
    .execute();
  await forgetJobsOfGoneMails(db);
}

/** An administrator's own views go; what was shared stays with the house, without the name. */
async function forgetViews(db: DbOrTransaction, userId: string): Promise<void> {
  await db.deleteFrom('list_views').where('owner_id', '=', userId).execute();
  await db.deleteFrom('list_columns').where('user_id', '=', userId).execute();
  await db
    .updateTable('list_views')
    .set({ author_id: '', author: ERASED_NAME })
    .where('author_id', '=', userId)
    .execute();
}

/** The trail keeps who did what and when; the person's name, address and values are removed from it. */
async function blankTrail(db: DbOrTransaction, erased: Person): Promise<void> {
  const { id, email, names } = erased;
  const lines = await db
    .selectFrom('audit')
    .select(['id', 'object_id', 'subject', 'details'])
    .where(({ eb, or }) =>
      or([
        eb('object_id', '=', id),
        ...[email, ...names].flatMap((text) => [
          eb('subject', '=', text),
          contains('details', JSON.stringify(text).slice(1, -1)),
        ]),
      ]),
    )
    .execute();
  for (const line of lines) {
    const changes = JSON.parse(line.details) as AuditChange[];
    const isTheirs = line.object_id === id;
    const details = JSON.stringify(
      changes.map((change) => (isTheirs ? struckOut(change) : unnamed(change, erased))),
    );
    const subject = isTheirs || isOf(erased, line.subject) ? ERASED_NAME : line.subject;
    await db.updateTable('audit').set({ subject, details }).where('id', '=', line.id).execute();
  }
}

const struckOut = ({ field, before, after }: AuditChange): AuditChange => ({
  field,
  before: before && '…',
  after: after && '…',
});

/** For lines about other objects: special prices name their customers, and a memo may contain an address. */
function unnamed({ field, before, after }: AuditChange, erased: Person): AuditChange {
  const of = (text: string) =>
    isOf(erased, text) ? ERASED_NAME : text.replaceAll(erased.email, ERASED_NAME);
  return { field: of(field), before: before && of(before), after: after && of(after) };
}

const isOf = ({ email, names }: Person, text: string) => text === email || names.includes(text);
