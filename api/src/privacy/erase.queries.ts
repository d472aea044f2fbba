import type { AuditChange } from '@extranet/shared/contracts';
import type { UsersTable } from '../db/schema/accounts.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { ERASED_NAME } from './erased.ts';

const BLANK_ADDRESS = {
  comp_name: '',
  name: ERASED_NAME,
  firstname: '',
  address: '',
  phone1: '',
  phone2: '',
  email: '',
};

/** What was theirs alone and no law asks for. */
export async function forgetBelongings(db: DbOrTransaction, userId: string): Promise<void> {
  for (const table of [
    'sessions',
    'recovery_codes',
    'credential_links',
    'carts',
    'special_prices',
    'idempotency_keys',
    'delivery_requests',
  ] as const) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}

/** Mails to them, and those about them that the supplier would answer to their address. */
export async function forgetMails(db: DbOrTransaction, email: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where(({ eb, or }) => or([eb('recipient', '=', email), eb('reply_to', '=', email)]))
    .execute();
}

/** Addresses that no order names go; the others keep the town that the goods went to. */
export async function blankDeliveries(db: DbOrTransaction, userId: string): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('orders').select('orders.id').whereRef('orders.delivery_id', '=', 'deliveries.id')),
      ),
    )
    .execute();
  await db
    .updateTable('deliveries')
    .set({ ...BLANK_ADDRESS, status: 'hidden' })
    .where('user_id', '=', userId)
    .execute();
}

/** Amounts, goods and dates stay; the copy of the address loses the person. The form is made anew from that. */
export async function blankOrders(db: DbOrTransaction, userId: string): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'delivery'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, delivery } of orders) {
    await db
      .updateTable('orders')
      .set({ delivery: delivery && JSON.stringify(blankAddress(JSON.parse(delivery))), pdf_id: null })
      .where('id', '=', id)
      .execute();
  }
}

const blankAddress = (delivery: Record<string, unknown>) => ({
  ...delivery,
  daCompName: '',
  daName: ERASED_NAME,
  daFirstname: '',
  daAddress: '',
  daPhone1: '',
  daPhone2: '',
  daEmail: '',
});

export async function blankPosts(db: DbOrTransaction, userId: string): Promise<void> {
  await db.updateTable('faq_posts').set({ author: ERASED_NAME }).where('author_id', '=', userId).execute();
}

/** Pictures that stand in posts stay, without the name that the person's camera or hand gave them; the others go. */
export async function takeFiles(db: DbOrTransaction, userId: string) {
  await db
    .updateTable('files')
    .set({ name: 'image', upload_id: '', owner_id: null })
    .where('owner_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('faq_pictures')
          .select('faq_pictures.file_id')
          .whereRef('faq_pictures.file_id', '=', 'files.id'),
      ),
    )
    .execute();
  return db.deleteFrom('files').where('owner_id', '=', userId).returningAll().execute();
}

/** The trail keeps who did what and when; what it quoted of the person is struck out. */
export async function blankTrail(
  db: DbOrTransaction,
  { id, email, names }: { id: string; email: string; names: readonly string[] },
): Promise<void> {
  const lines = await db
    .selectFrom('audit')
    .select(['id', 'object_id', 'subject', 'details'])
    .where(({ eb, or }) =>
      or([
        eb('object_id', '=', id),
        ...[email, ...names].flatMap((text) => [
          eb('subject', '=', text),
          eb('details', 'like', `%${JSON.stringify(text).slice(1, -1).replace(/[!%_]/g, '!$&')}%`),
        ]),
      ]),
    )
    .execute();
  for (const line of lines) {
    const changes = JSON.parse(line.details) as AuditChange[];
    const details = JSON.stringify(
      line.object_id === id ? changes.map(struckOut) : changes.map((change) => renamed(change, names)),
    );
    const subject = line.object_id === id || names.includes(line.subject) ? ERASED_NAME : line.subject;
    await db.updateTable('audit').set({ subject, details }).where('id', '=', line.id).execute();
  }
}

const struckOut = ({ field, before, after }: AuditChange): AuditChange => ({
  field,
  before: before && '…',
  after: after && '…',
});

/** In a list of special prices a customer is a line. */
const renamed = (change: AuditChange, names: readonly string[]): AuditChange =>
  names.includes(change.field) ? { ...change, field: ERASED_NAME } : change;

/** By what the trail may have called them. */
export const namesOf = ({ comp_name, name, firstname }: UsersTable): string[] => {
  const person = `${name} ${firstname}`.trim();
  return [comp_name, person, [comp_name, person].filter(Boolean).join(' · ')].filter(
    (text) => text.length > 2,
  );
};
