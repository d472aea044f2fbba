import type { AdminCustomer } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { conflict, invalidFields, orNotFound } from '../../base/errors.ts';
import { dropContents } from '../../base/files/files.service.ts';
import { ERASED_NAME, type PersonalData } from '../../base/personal-data/personal-data.ts';
import { laterThan } from '../../base/text/instants.ts';
import { findCustomer, updateCustomer } from '../customers/admin-customers.queries.ts';
import { presentCustomer } from '../customers/customer.present.ts';
import { erasedColumns, isErased } from '../customers/erased.ts';
import { forgetLetters } from '../customers/list/letters.ts';
import { personOf } from './person.ts';

/** Cannot be undone. All rows change in one transaction; the contents of files are removed after it. */
export async function eraseCustomer(
  app: App,
  holders: readonly PersonalData[],
  { id, confirm }: { readonly id: string; readonly confirm: string },
  by: Actor,
): Promise<AdminCustomer> {
  const { erased, files } = await app.db.transaction().execute(async (transaction) => {
    const before = orNotFound(await findCustomer(transaction, id));
    if (isErased(before)) throw alreadyErased();
    if (confirm.trim() !== before.email) throw notConfirmed();
    const person = personOf(before);
    const files = [];
    for (const holder of holders) files.push(...(await holder.erase(transaction, person)));
    const columns = { ...erasedColumns(id), updated_at: laterThan(before.updated_at, app.now()) };
    const erased = orNotFound(await updateCustomer(transaction, id, before.updated_at, columns));
    await forgetLetters(transaction);
    const line = { action: 'customer.erase', kind: 'customer', objectId: id, subject: ERASED_NAME } as const;
    await recordAction(transaction, by, line, app.now());
    return { erased, files };
  });
  for (const file of files) await dropContents(app, file);
  await app.database.dialect.emptyLog();
  return presentCustomer(erased);
}

const alreadyErased = () =>
  conflict('customer.erased', 'Les données de ce client ont déjà été effacées définitivement.');

const notConfirmed = () =>
  invalidFields(
    [{ field: 'confirm', code: 'mismatch', message: 'Saisissez l’adresse email du compte pour confirmer.' }],
    422,
  );
