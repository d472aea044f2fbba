import type { CatalogueImport, CatalogueImportResult } from '@extranet/shared/contracts';
import type { App } from '../app-types.ts';
import type { Actor } from '../audit/actor.ts';
import { conflict, notFound } from '../errors.ts';
import { findFile } from '../files/files.queries.ts';
import { readContents } from '../files/files.service.ts';
import { newId } from '../secrets/tokens.ts';
import { sheetTooLarge } from '../spreadsheets/sheet.ts';
import { inWorker } from '../workers/in-worker.ts';
import { claimJob, failJob } from './import-jobs.queries.ts';
import { checkedMapping } from './mapping.ts';

const LIMITS = {
  withinMs: 60_000,
  memoryMb: 96,
  exhausted: () => sheetTooLarge('il demande trop de temps ou de mémoire.'),
};

export async function importCatalogue(
  app: App,
  by: Actor,
  { selectedColumns, uploadedFile: { path, key } }: CatalogueImport,
): Promise<CatalogueImportResult> {
  const mapping = checkedMapping(selectedColumns);
  const file = await findFile(app.db, path);
  if (file?.kind !== 'ldec' || (key && key !== file.upload_id)) throw notFound();
  const jobId = newId();
  const now = app.now();
  const job = { id: jobId, admin_id: String(by.id), file_id: file.id, mapping: JSON.stringify(mapping) };
  if (!(await claimJob(app.database, job, now))) {
    throw conflict('import.running', 'Une mise à jour du catalogue est déjà en cours. Veuillez patienter.');
  }
  try {
    const { dataDir, databaseUrl } = app.config;
    const contents = await readContents(app, file);
    const order = { jobId, by, fileName: file.name, mapping, contents, at: now.toISOString() };
    return await inWorker<CatalogueImportResult>(
      new URL('./import.worker.ts', import.meta.url),
      { database: { dataDir, databaseUrl }, order },
      LIMITS,
    );
  } catch (error) {
    await failJob(app.db, jobId, app.now());
    throw error;
  }
}
