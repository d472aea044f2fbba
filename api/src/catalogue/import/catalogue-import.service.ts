import type { CatalogueImport, CatalogueImportResult, ImportRow } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';
import { conflict, notFound } from '../../base/errors.ts';
import { findFile } from '../../base/files/files.queries.ts';
import { importThread } from '../../base/imports/import-thread.ts';
import type { ImportUse } from '../../base/imports/import-uses.ts';
import { findImport } from '../../base/imports/imports.queries.ts';
import { lookTask } from '../../base/imports/look-task.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { beginJob, failJob } from './import-jobs.queries.ts';
import { checkedMapping, type Mapping } from './mapping.ts';
import type { ImportTask } from './run-import.ts';

const inOwnThread = importThread<ImportTask>(new URL('./import.worker.ts', import.meta.url), {
  withinMs: 60_000,
  memoryMb: 96,
});

export const catalogueUse: ImportUse = {
  kind: 'catalogue',
  change: (app, task) => inOwnThread<ImportRow>(app, task),
};

/** Without an importId the file is looked at and applied in one go. */
export async function importCatalogue(
  app: App,
  by: Actor,
  { selectedColumns, uploadedFile: { path, key }, tryOnly = false, importId }: CatalogueImport,
): Promise<CatalogueImportResult> {
  const mapping = checkedMapping(selectedColumns);
  const file = await findFile(app.db, path);
  if (file?.kind !== 'ldec' || (key && key !== file.upload_id)) throw notFound();
  if (tryOnly) return look(app, by, file, mapping, null);
  const done = await app.database.dialect.unlessRunning('catalogue.import', () =>
    runAlone(app, by, file, mapping, importId),
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
  importId: string | undefined,
): Promise<CatalogueImportResult> {
  if (importId && (await findImport(app.db, importId))?.kind !== 'catalogue') throw notFound();
  const jobId = newId();
  const now = app.now();
  const job = { id: jobId, admin_id: String(by.id), file_id: file.id, mapping: JSON.stringify(mapping) };
  await beginJob(app.db, job, now);
  const change = {
    kind: 'apply',
    id: importId ?? '',
    by,
    at: now.toISOString(),
    leaveChanged: false,
  } as const;
  try {
    return importId
      ? await inOwnThread<CatalogueImportResult>(app, { kind: 'applyLook', jobId, change })
      : await look(app, by, file, mapping, jobId);
  } catch (error) {
    await failJob(app.db, jobId, app.now());
    throw error;
  }
}

async function look(app: App, by: Actor, file: FilesTable, mapping: Mapping, jobId: string | null) {
  const task = { ...(await lookTask(app, { by, file })), mapping, jobId };
  return inOwnThread<CatalogueImportResult>(app, task);
}
