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
