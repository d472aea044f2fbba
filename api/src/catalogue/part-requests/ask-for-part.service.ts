import type { PartRequestWish, Vehicle } from '@extranet/shared/contracts';
import { vehicleName } from '@extranet/shared/rules';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { invalidFields } from '../../base/errors.ts';
import { listAdministratorEmails } from '../../base/mail/administrators.queries.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { findVehicle } from '../vehicles/vehicles.queries.ts';
import { partRequestMail } from './part-request.mail.ts';
import { idOfForm, insertPartRequest } from './part-requests.queries.ts';

interface Asking {
  readonly publicUrl: string;
  readonly now: Date;
}

/** Puts a request into the back office's inbox and mails it there, once for each form. Answers the request's id. */
export async function askForPart(
  db: Db,
  user: CurrentUser,
  wish: PartRequestWish,
  { publicUrl, now }: Asking,
): Promise<string> {
  const asked = { text: wish.text.trim().replace(/\s+/g, ' '), message: wish.message.trim() };
  if (!asked.text) throw invalidFields([EMPTY], 422);
  return db.transaction().execute(async (transaction) => {
    const vehicle = await vehicleOf(transaction, wish.vehicle);
    const id = newId();
    const at = now.toISOString();
    const isNew = await insertPartRequest(transaction, {
      id,
      user_id: user.id,
      request_key: wish.key,
      asked: asked.text,
      vehicle: vehicle?.key ?? null,
      message: asked.message,
      status: 'new',
      done_by: '',
      asked_at: at,
      done_at: null,
    });
    if (!isNew) return idOfForm(transaction, user.id, wish.key);
    const inWords = vehicle ? vehicleName(vehicle) : '';
    const letter = partRequestMail({ ...asked, vehicle: inWords, customer: user, at, publicUrl });
    for (const recipient of await listAdministratorEmails(transaction))
      await enqueueMail(transaction, { kind: 'partRequest', recipient, letter, replyTo: user.email }, now);
    return id;
  });
}

async function vehicleOf(db: DbOrTransaction, key: string | undefined): Promise<Vehicle | undefined> {
  if (key === undefined) return undefined;
  const vehicle = await findVehicle(db, key);
  if (!vehicle) throw invalidFields([UNKNOWN_VEHICLE], 422);
  return vehicle;
}

const EMPTY = { field: 'text', code: 'empty', message: 'Indiquez la pièce que vous cherchez.' };
const UNKNOWN_VEHICLE = {
  field: 'vehicle',
  code: 'unknown',
  message: 'Ce véhicule n’est pas connu. Choisissez-le de nouveau.',
};
