import { ApiError, ImportLook, ImportRow } from '@extranet/shared/contracts';
import type { App } from '../app-types.ts';
import { actorOf } from '../audit/actor.ts';
import { conflict, notFound } from '../errors.ts';
import { findFile } from '../files/files.queries.ts';
import type { ImportUse } from './import-uses.ts';

interface Options {
  readonly uses: readonly ImportUse[];
}

/** A file of special prices, customers or vehicles, before anything changes. */
export async function lookAtImportRoutes(app: App, { uses }: Options) {
  app.post(
    '/admin/imports',
    {
      schema: {
        tags: ['Administration : imports'],
        security: [{ admin: [] }],
        summary: 'What an uploaded spreadsheet would change; nothing changes yet',
        body: ImportLook,
        response: { 200: ImportRow, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => {
      const { kind, path, columns, customer = null } = request.body;
      const file = await findFile(app.db, path);
      const look = uses.find((use) => use.kind === kind)?.look;
      if (file?.kind !== 'ldec' || !look) throw notFound();
      // One file at a time: each takes a thread of its own and a part of the memory.
      const done = await app.database.dialect.unlessRunning('imports.look', () =>
        look(app, { by: actorOf(request), file, columns, customer }),
      );
      if (done) return done.result;
      throw conflict('import.running', 'Un autre fichier est en cours de vérification. Veuillez patienter.');
    },
  );
}
