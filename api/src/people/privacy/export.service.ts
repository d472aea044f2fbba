import type { FileResponse } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { orNotFound } from '../../base/errors.ts';
import type { PersonalData } from '../../base/personal-data/personal-data.ts';
import { findCustomer } from '../customers/admin-customers.queries.ts';
import { objectOf } from '../customers/customer.audit.ts';
import { presentCustomer } from '../customers/customer.present.ts';
import { personOf } from './person.ts';

/** All data about a customer in one JSON file. */
export async function exportCustomer(
  app: App,
  holders: readonly PersonalData[],
  id: string,
  by: Actor,
): Promise<FileResponse> {
  const now = app.now();
  const held = await app.db.transaction().execute(async (transaction) => {
    const user = orNotFound(await findCustomer(transaction, id));
    const parts = [];
    for (const holder of holders) parts.push(await holder.held(transaction, personOf(user)));
    const line = { action: 'customer.export', ...objectOf(user) } as const;
    await recordAction(transaction, by, line, now);
    const account = presentCustomer(user);
    return Object.assign({ exportedAt: now.toISOString(), account }, ...parts);
  });
  const name = `donnees-personnelles-${id}.json`;
  return {
    name,
    filename: name,
    mimetype: 'application/json',
    contents: Buffer.from(JSON.stringify(held, null, 2)).toString('base64'),
  };
}
