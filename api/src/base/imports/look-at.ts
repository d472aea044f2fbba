import type { ImportRow } from '@extranet/shared/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { orNotFound } from '../errors.ts';
import { summaryOf } from './import-results.queries.ts';
import { beginImport, forgetLooks, moveImport, type NewImport, presentImport } from './imports.queries.ts';
import { readThreshold } from './threshold.ts';

/** As long as a look that nobody applied is kept. */
const LOOKS_KEPT_MS = 24 * 60 * 60 * 1000;

/** What a file would change: its lines are kept, one batch after the other, and counted. Nothing else changes. */
export async function lookAt(
  db: Kysely<Schema>,
  look: NewImport,
  keepLines: () => Promise<void>,
): Promise<ImportRow> {
  await forgetLooks(db, new Date(Date.parse(look.at) - LOOKS_KEPT_MS).toISOString());
  await beginImport(db, look);
  await keepLines();
  const summary = JSON.stringify(await summaryOf(db, look.id, await readThreshold(db)));
  return presentImport(
    orNotFound(await moveImport(db, look.id, ['reading'], { status: 'preview', summary })),
  );
}
