import type { FileResponse } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { orNotFound } from '../../base/errors.ts';
import type { PersonalData } from '../../base/personal-data/personal-data.ts';
import { findCustomer } from '../customers/admin-customers.queries.ts';
import { objectOf } from '../customers/customer.audit.ts';
import { presentCustomer } from '../customers/customer.present.ts';
import { forThemselves } from './for-themselves.ts';
import { personOf } from './person.ts';

/** All data about a customer in one JSON file, for the office, which hands it over. */
export const exportCustomer = (app: App, holders: readonly PersonalData[], id: string, by: Actor) =>
  exportedBy(app, holders, { id, by, shown: (held) => held });

/** The same for the customer. Who it was, the line's object says: only there is a name struck out at an erasure. */
export const exportOwnData = (app: App, holders: readonly PersonalData[], id: string, by: Actor) =>
  exportedBy(app, holders, { id, by: { ...by, name: 'Le client' }, shown: forThemselves });

async function exportedBy(
  app: App,
  holders: readonly PersonalData[],
  { id, by, shown }: { readonly id: string; readonly by: Actor; readonly shown: typeof forThemselves },
): Promise<FileResponse> {
  const now = app.now();
  const file = await app.db.transaction().execute(async (transaction) => {
    const user = orNotFound(await findCustomer(transaction, id));
    const parts = [];
    for (const holder of holders) parts.push(await holder.held(transaction, personOf(user)));
    const line = { action: 'customer.export', ...objectOf(user) } as const;
    await recordAction(transaction, by, line, now);
    const held = shown(Object.assign({}, ...parts), user.email);
    return { exportedAt: now.toISOString(), account: presentCustomer(user), ...held };
  });
  const name = `donnees-personnelles-${id}.json`;
  return {
    name,
    filename: name,
    mimetype: 'application/json',
    contents: Buffer.from(JSON.stringify(file, null, 2)).toString('base64'),
  };
}
