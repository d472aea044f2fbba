import type { ImportRow, ImportSummary } from '@extranet/shared/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { orNotFound } from '../errors.ts';
import { summaryOf } from './import-summary.queries.ts';
import { beginImport, forgetLooks, moveImport, type NewImport, presentImport } from './imports.queries.ts';
import { readThreshold } from './threshold.ts';

/** As long as a look that nobody applied is kept. */
const LOOKS_KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * What a file would change: its lines are kept, one batch after the other, and counted; what they do not say by themselves is
 * answered by who keeps them. Nothing else changes.
 */
export async function lookAt(
  db: Kysely<Schema>,
  look: NewImport,
  keepLines: () => Promise<Partial<ImportSummary>>,
): Promise<ImportRow> {
  await forgetLooks(db, new Date(Date.parse(look.at) - LOOKS_KEPT_MS).toISOString());
  await beginImport(db, look);
  const more = await keepLines();
  const summary = JSON.stringify({ ...(await summaryOf(db, look.id, await readThreshold(db))), ...more });
  return presentImport(
    orNotFound(await moveImport(db, look.id, ['reading'], { status: 'preview', summary })),
  );
}
