import type { AuditKind, ImportKind, ImportRow } from '@extranet/shared/contracts';
import type { App } from '../app-types.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import { conflict, orNotFound, unprocessable } from '../errors.ts';
import { enqueueJob } from '../jobs/jobs.queries.ts';
import { dayInParis, midnightInParis } from '../text/french.ts';
import { findImport, moveImport, presentImport } from './imports.queries.ts';
import { PLANNED } from './planned-imports.ts';

const TWO_YEARS_MS = 2 * 366 * 86_400_000;

/** What the trail says was planned. */
const objectsOf = (kind: ImportKind): AuditKind =>
  (
    ({
      catalogue: 'catalogue',
      specialPrices: 'specialPrices',
      customers: 'customer',
      applications: 'catalogue',
    }) as const
  )[kind];

export async function planImport(app: App, id: string, day: string, by: Actor): Promise<ImportRow> {
  const now = app.now();
  const runAt = midnightInParis(day);
  if (!runAt || day <= dayInParis(now) || runAt.getTime() > now.getTime() + TWO_YEARS_MS)
    throw unprocessable('import.day', 'Choisissez un jour à venir, dans les deux ans.');
  return app.db.transaction().execute(async (transaction) => {
    const known = orNotFound(await findImport(transaction, id));
    const moved = await moveImport(transaction, id, ['preview'], {
      status: 'scheduled',
      run_at: runAt.toISOString(),
    });
    if (!moved) throw conflict('import.alreadyApplied', 'Ce fichier a déjà été appliqué ou programmé.');
    await enqueueJob(transaction, { id, kind: PLANNED, runAt }, now);
    await recordAction(
      transaction,
      by,
      {
        action: 'import.plan',
        kind: objectsOf(known.kind),
        objectId: id,
        subject: known.file_name,
        changes: [{ field: 'runOn', before: null, after: day }],
      },
      now,
    );
    return presentImport(moved);
  });
}

/** It is not applied, and stays in the list. The job finds it so and does nothing. */
export async function unplanImport(app: App, id: string, by: Actor): Promise<ImportRow> {
  return app.db.transaction().execute(async (transaction) => {
    const known = orNotFound(await findImport(transaction, id));
    const moved = await moveImport(transaction, id, ['scheduled'], { status: 'dropped' });
    if (!moved) throw conflict('import.notPlanned', 'Cet import n’est plus programmé.');
    await transaction.deleteFrom('jobs').where('id', '=', id).where('kind', '=', PLANNED).execute();
    await recordAction(
      transaction,
      by,
      { action: 'import.drop', kind: objectsOf(known.kind), objectId: id, subject: known.file_name },
      app.now(),
    );
    return presentImport(moved);
  });
}
