import {
  ApiError,
  ApplicationsImport,
  ApplicationsImportRow,
  ApplicationsPreview,
  Id,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../../base/app-types.ts';
import { type Actor, actorOf } from '../../../../base/audit/actor.ts';
import { conflict, notFound } from '../../../../base/errors.ts';
import { findFile } from '../../../../base/files/files.queries.ts';
import { readContents } from '../../../../base/files/files.service.ts';
import { sheetTooLarge } from '../../../../base/spreadsheets/sheet.ts';
import { inWorker } from '../../../../base/workers/in-worker.ts';
import { listImports } from './application-imports.queries.ts';
import type { ChangeTask } from './change-import.ts';
import type { PreviewTask } from './preview-import.ts';

const shared = { tags: ['Administration : véhicules compatibles'], security: [{ admin: [] }] };
const One = { 200: ApplicationsImportRow, '4xx': ApiError };
const ById = Type.Object({ id: Id });
const LIMITS = {
  withinMs: 120_000,
  memoryMb: 256,
  exhausted: () => sheetTooLarge('il demande trop de temps ou de mémoire.'),
};

export async function applicationsImportRoutes(app: App) {
  app.get(
    '/admin/applications/imports',
    {
      schema: {
        ...shared,
        summary: 'The last imports of compatible vehicles',
        response: { 200: Type.Array(ApplicationsImportRow), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async () => listImports(app.db),
  );

  app.post(
    '/admin/applications/import',
    {
      schema: {
        ...shared,
        summary: 'What an uploaded spreadsheet of compatible vehicles would change; nothing changes yet',
        description:
          'The file replaces the vehicles of every reference that it names. A reference with a line that cannot be read stays as it is.',
        body: ApplicationsImport,
        response: { 200: ApplicationsPreview, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => preview(app, actorOf(request), request.body),
  );

  app.post(
    '/admin/applications/import/:id/apply',
    {
      schema: {
        ...shared,
        summary:
          'Applies an import: all or nothing; 409 when vehicles of its products changed since the preview',
        params: ById,
        response: One,
      },
      onRequest: app.admin,
    },
    async (request) => change(app, 'apply', request.params.id, actorOf(request)),
  );

  app.post(
    '/admin/applications/import/:id/undo',
    {
      schema: {
        ...shared,
        summary: 'Takes an import back; 409 with the references whose vehicles changed later',
        params: ById,
        querystring: Type.Object({
          leaveChanged: Type.Optional(
            Type.Enum(['true'], {
              description: 'Takes back all others, and answers which were left as they are',
            }),
          ),
        }),
        response: One,
      },
      onRequest: app.admin,
    },
    async (request) =>
      change(app, 'undo', request.params.id, actorOf(request), request.query.leaveChanged === 'true'),
  );
}

async function preview(app: App, by: Actor, { path }: ApplicationsImport): Promise<ApplicationsPreview> {
  const file = await findFile(app.db, path);
  if (file?.kind !== 'ldec') throw notFound();
  const contents = await readContents(app, file);
  return work(app, { kind: 'preview', by, fileName: file.name, contents, at: app.now().toISOString() });
}

/** One after the other: two imports at once would each refuse what the other changes. */
async function change(
  app: App,
  kind: ChangeTask['kind'],
  id: string,
  by: Actor,
  leaveChanged = false,
): Promise<ApplicationsImportRow> {
  const done = await app.database.dialect.unlessRunning('applications.import', () =>
    work<ApplicationsImportRow>(app, { kind, id, by, at: app.now().toISOString(), leaveChanged }),
  );
  if (done) return done.result;
  throw conflict(
    'import.running',
    'Un import de véhicules compatibles est déjà en cours. Veuillez patienter.',
  );
}

function work<T>({ config }: App, task: PreviewTask | ChangeTask): Promise<T> {
  const { dataDir, databaseUrl } = config;
  const module = new URL('./applications-import.worker.ts', import.meta.url);
  return inWorker<T>(module, { database: { dataDir, databaseUrl }, task }, LIMITS);
}
