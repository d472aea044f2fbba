import type { CatalogueImport, CatalogueImportResult } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';
import { conflict, notFound } from '../../base/errors.ts';
import { findFile } from '../../base/files/files.queries.ts';
import { readContents } from '../../base/files/files.service.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { sheetTooLarge } from '../../base/spreadsheets/sheet.ts';
import { inWorker } from '../../base/workers/in-worker.ts';
import { beginJob, failJob } from './import-jobs.queries.ts';
import { checkedMapping, type Mapping } from './mapping.ts';
import type { ImportTask } from './run-import.ts';

const LIMITS = {
  withinMs: 60_000,
  memoryMb: 96,
  exhausted: () => sheetTooLarge('il demande trop de temps ou de mémoire.'),
};

export async function importCatalogue(
  app: App,
  by: Actor,
  { selectedColumns, uploadedFile: { path, key }, tryOnly = false }: CatalogueImport,
): Promise<CatalogueImportResult> {
  const mapping = checkedMapping(selectedColumns);
  const file = await findFile(app.db, path);
  if (file?.kind !== 'ldec' || (key && key !== file.upload_id)) throw notFound();
  if (tryOnly) return work(app, by, file, { jobId: null, mapping, now: app.now() });
  const done = await app.database.dialect.unlessRunning('catalogue.import', () =>
    runAlone(app, by, file, mapping),
  );
  if (!done) {
    throw conflict('import.running', 'Une mise à jour du catalogue est déjà en cours. Veuillez patienter.');
  }
  return done.result;
}

async function runAlone(
  app: App,
  by: Actor,
  file: FilesTable,
  mapping: Mapping,
): Promise<CatalogueImportResult> {
  const jobId = newId();
  const now = app.now();
  const job = { id: jobId, admin_id: String(by.id), file_id: file.id, mapping: JSON.stringify(mapping) };
  await beginJob(app.db, job, now);
  try {
    return await work(app, by, file, { jobId, mapping, now });
  } catch (error) {
    await failJob(app.db, jobId, app.now());
    throw error;
  }
}

interface Work {
  readonly jobId: string | null;
  readonly mapping: Mapping;
  readonly now: Date;
}

async function work(app: App, by: Actor, file: FilesTable, { jobId, mapping, now }: Work) {
  const { dataDir, databaseUrl } = app.config;
  const contents = await readContents(app, file);
  const task: ImportTask = { jobId, by, fileName: file.name, mapping, contents, at: now.toISOString() };
  const module = new URL('./import.worker.ts', import.meta.url);
  return inWorker<CatalogueImportResult>(module, { database: { dataDir, databaseUrl }, task }, LIMITS);
}
