import type { AdminCustomer } from '@extranet/shared/contracts';
import { findCustomer, updateCustomer } from '../admin-customers/admin-customers.queries.ts';
import { presentCustomer } from '../admin-customers/customer.present.ts';
import type { App } from '../app-types.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import { conflict, invalidFields, orNotFound } from '../errors.ts';
import { dropContents } from '../files/files.service.ts';
import { laterThan } from '../text/instants.ts';
import {
  blankDeliveries,
  blankOrders,
  blankPosts,
  blankTrail,
  forgetBelongings,
  forgetMails,
  namesOf,
  takeFiles,
} from './erase.queries.ts';
import { ERASED_NAME, erasedColumns, isErased } from './erased.ts';

/** For good: there is no way back. All of it in one transaction; the bytes of files follow the rows. */
export async function eraseCustomer(
  app: App,
  id: string,
  confirm: string,
  by: Actor,
): Promise<AdminCustomer> {
  const { erased, files } = await app.db.transaction().execute(async (transaction) => {
    const before = orNotFound(await findCustomer(transaction, id));
    if (isErased(before)) throw alreadyErased();
    if (confirm.trim() !== before.email) throw notConfirmed();
    await forgetBelongings(transaction, id);
    await forgetMails(transaction, before.email);
    await blankOrders(transaction, id);
    await blankDeliveries(transaction, id);
    await blankPosts(transaction, id);
    const files = await takeFiles(transaction, id);
    await blankTrail(transaction, { id, email: before.email, names: namesOf(before) });
    const columns = { ...erasedColumns(id), updated_at: laterThan(before.updated_at, app.now()) };
    const erased = orNotFound(await updateCustomer(transaction, id, before.updated_at, columns));
    const line = { action: 'customer.erase', kind: 'customer', objectId: id, subject: ERASED_NAME } as const;
    await recordAction(transaction, by, line, app.now());
    return { erased, files };
  });
  for (const file of files) await dropContents(app, file);
  return presentCustomer(erased);
}

const alreadyErased = () =>
  conflict('customer.erased', 'Les données de ce client ont déjà été effacées définitivement.');

const notConfirmed = () =>
  invalidFields(
    [{ field: 'confirm', code: 'mismatch', message: 'Saisissez l’adresse email du compte pour confirmer.' }],
    422,
  );
