import type { DbOrTransaction } from '../../base/db/schema.ts';
import { forgetJobsOfGoneMails, type MailKind } from '../../base/mail/outbox.queries.ts';
import { forgetMails } from '../../base/personal-data/base-personal-data.ts';
import type { Person, PersonalData } from '../../base/personal-data/personal-data.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';
import { companyOf } from '../companies/companies.queries.ts';

const ACCOUNT_TABLES = [
  'sessions',
  'known_devices',
  'recovery_codes',
  'credential_links',
  'email_changes',
  'notifications',
  'notification_marks',
  'notification_choices',
  'push_subscriptions',
  'companies',
] as const;

/** Without the account's own row: erase.service.ts blanks it last. */
export const peoplePersonalData: PersonalData = {
  held: async (db, { id }) => ({
    devices: await db
      .selectFrom('sessions')
      .select(['kind', 'device', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    knownDevices: await db
      .selectFrom('known_devices')
      .select(['device', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    notifications: await db
      .selectFrom('notifications')
      .select(['kind', 'title', 'detail', 'path', 'created_at', 'read_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    notificationChoices: await db
      .selectFrom('notification_choices')
      .select(['kind', 'by_mail', 'by_push'])
      .where('user_id', '=', id)
      .execute(),
    pushedTo: await db
      .selectFrom('push_subscriptions')
      .select(['device', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    company: await companyOf(db, id),
    emailChanges: await db
      .selectFrom('email_changes')
      .select(['old_email', 'new_email', 'created_at', 'confirmed_at', 'closed_at', 'taken_back_at'])
      .where('user_id', '=', id)
      .execute(),
  }),
  async erase(db, person) {
    await forgetFormerAddresses(db, person);
    for (const table of ACCOUNT_TABLES) await db.deleteFrom(table).where('user_id', '=', person.id).execute();
    return [];
  },
};

/**
 * Deletes all mails to the account's former addresses. Of those to a requested address it deletes only the mails about the
 * request, because another account may have that address.
 */
async function forgetFormerAddresses(db: DbOrTransaction, { id, email }: Person): Promise<void> {
  const changes = await db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email'])
    .where('user_id', '=', id)
    .execute();
  for (const { old_email, new_email } of changes) {
    await forgetMails(db, old_email);
    await db
      .deleteFrom('mails')
      .where('recipient', '=', new_email)
      .where('kind', 'in', ['emailConfirm', 'emailTaken'] satisfies MailKind[])
      .execute();
  }
  await forgetJobsOfGoneMails(db);
  await db.deleteFrom('sign_ups').where('email_norm', '=', normaliseEmail(email)).execute();
}
