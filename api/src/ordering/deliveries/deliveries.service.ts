import type { Delivery, DeliveryInput, FieldError } from '@extranet/shared/contracts';
import { isPostcode } from '@extranet/shared/rules';
import type { DeliveriesTable } from '../../base/db/schema/orders.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, orNotFound, unprocessable } from '../../base/errors.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { isEmail, isPhone } from '../../base/settings/form-rules.ts';
import { lockCart } from '../cart/cart.queries.ts';
import {
  countDeliveries,
  deleteDelivery,
  findDelivery,
  insertDelivery,
  isDeliveryUsed,
  updateDelivery,
} from './deliveries.queries.ts';
import { presentDelivery } from './delivery.present.ts';

const ADDRESSES_MAX = 2000;
const REQUIRED = {
  daName: 'Le nom est obligatoire.',
  daFirstname: 'Le prénom est obligatoire.',
  daAddress: 'L’adresse est obligatoire.',
  daPostCode: 'Le code postal est obligatoire.',
  daCity: 'La ville est obligatoire.',
  daPhone1: 'Le téléphone est obligatoire.',
} as const;

type AddressColumns = Omit<DeliveriesTable, 'id' | 'user_id' | 'created_at' | 'updated_at'>;

export async function createDelivery(
  db: DbOrTransaction,
  userId: string,
  input: DeliveryInput,
  now: Date,
): Promise<DeliveriesTable> {
  return insertDelivery(db, newDelivery(userId, input, await countDeliveries(db, userId), now));
}

/** Its row, when the customer has so many already. */
export function newDelivery(
  userId: string,
  input: DeliveryInput,
  stored: number,
  now: Date,
): DeliveriesTable {
  const written = checkDelivery(input);
  if (stored >= ADDRESSES_MAX) {
    throw conflict('delivery.tooMany', 'Vous avez enregistré trop d’adresses. Supprimez-en une d’abord.');
  }
  const at = now.toISOString();
  return { ...written, id: newId(), user_id: userId, created_at: at, updated_at: at };
}

/** Fields that are not sent keep their values. Earlier orders keep their own copy. */
export async function changeDelivery(
  db: Db,
  userId: string,
  id: string,
  input: DeliveryInput,
  now: Date,
): Promise<Delivery> {
  return db.transaction().execute(async (transaction) => {
    const stored = orNotFound(await findDelivery(transaction, userId, id));
    const { daId, ...before } = presentDelivery(stored);
    const changes = { ...checkDelivery({ ...before, ...input }, before), updated_at: now.toISOString() };
    return presentDelivery(orNotFound(await updateDelivery(transaction, userId, daId, changes)));
  });
}

/** For one order alone: the customer's list keeps its addresses. What is not sent is as it was. */
export function addressFor(before: Delivery, input: DeliveryInput): Delivery {
  const { daId, ...stored } = before;
  const written = checkDelivery({ ...stored, ...input }, stored);
  return presentDelivery({ ...written, id: daId, user_id: '', created_at: '', updated_at: '' });
}

/** An address that an order used is hidden instead of deleted: the order refers to it. */
export async function removeDelivery(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // An order of the same customer waits, so that it cannot take the address between the check and the deletion.
    await lockCart(transaction, userId, now);
    orNotFound(await findDelivery(transaction, userId, id));
    if (await isDeliveryUsed(transaction, id)) {
      await updateDelivery(transaction, userId, id, { status: 'hidden', updated_at: now.toISOString() });
    } else {
      await deleteDelivery(transaction, userId, id);
    }
  });
}

/** What stays as it was stored is not judged anew: an older address may still be renamed, hidden and ordered to. */
function checkDelivery(input: DeliveryInput, stored?: DeliveryInput): AddressColumns {
  const changed = (...names: (keyof DeliveryInput)[]) => names.some((name) => input[name] !== stored?.[name]);
  const errors: FieldError[] = Object.entries(REQUIRED)
    .filter(([field]) => !input[field as keyof typeof REQUIRED]?.trim())
    .map(([field, message]) => ({ field, code: 'required', message }));
  for (const field of ['daPhone1', 'daPhone2'] as const) {
    const phone = input[field]?.trim();
    if (phone && changed(field) && !isPhone(phone)) {
      errors.push({ field, code: 'phone', message: 'Ce numéro de téléphone est incorrect.' });
    }
  }
  const { daPostCode = '', daCountry = 'FRANCE' } = input;
  if (daPostCode.trim() && changed('daPostCode', 'daCountry') && !isPostcode(daPostCode, daCountry)) {
    errors.push({
      field: 'daPostCode',
      code: 'postcode',
      message: 'Un code postal français a 5 chiffres et commence par ceux de son département.',
    });
  }
  if (input.daEmail?.trim() && !isEmail(input.daEmail)) {
    errors.push({ field: 'daEmail', code: 'email', message: 'Adresse email invalide' });
  }
  if (input.daCountry !== undefined && !input.daCountry.trim()) {
    errors.push({ field: 'daCountry', code: 'required', message: 'Le pays est obligatoire.' });
  }
  if (errors.length > 0) {
    throw unprocessable('delivery.invalid', 'L’adresse n’a pas pu être enregistrée.', { fields: errors });
  }
  return {
    comp_name: input.daCompName ?? '',
    name: input.daName ?? '',
    firstname: input.daFirstname ?? '',
    address: input.daAddress ?? '',
    postcode: input.daPostCode ?? '',
    city: input.daCity ?? '',
    country: input.daCountry ?? 'FRANCE',
    phone1: input.daPhone1 ?? '',
    phone2: input.daPhone2 ?? '',
    email: input.daEmail ?? '',
    status: input.daStatus ?? 'visible',
  };
}
