import { Readable } from 'node:stream';
import {
  ApiError,
  Id,
  ImportKind,
  ImportLines,
  ImportPlan,
  ImportRow,
  ImportView,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../app-types.ts';
import { type Actor, actorOf } from '../audit/actor.ts';
import { conflict, orNotFound } from '../errors.ts';
import { parseSlice } from '../lists/slice.ts';
import type { ChangeTask } from './change-import.ts';
import { everyResult, listResults } from './import-results.queries.ts';
import type { ImportUse } from './import-uses.ts';
import { findImport, listImports, presentImport } from './imports.queries.ts';
import { planImport, unplanImport } from './plan-import.service.ts';
import { resultsFile } from './results-file.ts';

const shared = { tags: ['Administration : imports'], security: [{ admin: [] }] };
const One = { 200: ImportRow, '4xx': ApiError };
const params = Type.Object({ id: Id });
const VIEWED = 200;
const View = Type.Optional(ImportView);

interface Options {
  readonly uses: readonly ImportUse[];
}

/** Files of every kind: what they change, and how they are applied, planned and taken back. */
export async function importsRoutes(app: App, { uses }: Options) {
  const onRequest = app.admin;

  async function change(id: string, by: Actor, kind: ChangeTask['kind'], leaveChanged: boolean) {
    const row = orNotFound(await findImport(app.db, id));
    const use = orNotFound(uses.find((one) => one.kind === row.kind));
    const task = { kind, id, by, at: app.now().toISOString(), leaveChanged };
    const done = await app.database.dialect.unlessRunning(`${row.kind}.import`, () => use.change(app, task));
    if (done) return done.result;
    throw conflict('import.running', 'Un import est déjà en cours. Veuillez patienter.');
  }

  async function linesOf(importId: string, view: ImportView) {
    const { imSummary, imKind: kind } = presentImport(orNotFound(await findImport(app.db, importId)));
    const { inWords } = uses.find((one) => one.kind === kind) ?? {};
    return { importId, kind, view, threshold: imSummary.threshold, inWords };
  }

  app.get(
    '/admin/imports',
    {
      schema: {
        ...shared,
        summary: 'The last files that changed something, or are planned to',
        querystring: Type.Object({ kind: Type.Optional(ImportKind) }),
        response: { 200: Type.Array(ImportRow), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ query }) => listImports(app.db, query.kind),
  );

  app.get(
    '/admin/import/:id',
    { schema: { ...shared, summary: 'An import in figures', params, response: One }, onRequest },
    async (request) => presentImport(orNotFound(await findImport(app.db, request.params.id))),
  );

  app.get(
    '/admin/import/:id/lines',
    {
      schema: {
        ...shared,
        summary: 'What an import changes or could not read, line by line; the largest changes first',
        params,
        querystring: Type.Object({
          view: View,
          l: Type.Optional(Type.String({ pattern: '^\\d{1,7},\\d{1,4}$' })),
        }),
        response: { 200: ImportLines, '4xx': ApiError },
      },
      onRequest,
    },
    async ({ params: { id }, query: { view = 'all', l } }) => {
      const wanted = await linesOf(id, view);
      return listResults(app.db, wanted, parseSlice(l) ?? { offset: 0, count: VIEWED });
    },
  );

  app.get(
    '/admin/import/:id/file',
    {
      schema: {
        ...shared,
        summary: 'The same lines as a CSV file, all of them',
        params,
        querystring: Type.Object({ view: View }),
        produces: ['text/csv'],
        response: { 200: Type.Unsafe<Readable>(Type.String({ format: 'binary' })), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ params: { id }, query: { view = 'all' } }, reply) => {
      const wanted = await linesOf(id, view);
      reply.header('content-disposition', 'attachment; filename="differences.csv"');
      reply.type('text/csv; charset=utf-8');
      return reply.send(Readable.from(resultsFile(wanted.kind, everyResult(app.db, wanted))));
    },
  );

  app.post(
    '/admin/import/:id/apply',
    {
      schema: {
        ...shared,
        summary: 'Applies exactly what was looked at: all or nothing; 409 when something changed since',
        params,
        response: One,
      },
      onRequest,
    },
    async (request) => change(request.params.id, actorOf(request), 'apply', false),
  );

  app.post(
    '/admin/import/:id/undo',
    {
      schema: {
        ...shared,
        summary: 'Takes an import back; 409 with the references that changed later',
        params,
        querystring: Type.Object({
          leaveChanged: Type.Optional(
            Type.Enum(['true'], { description: 'Takes back all others, and answers what was left' }),
          ),
        }),
        response: One,
      },
      onRequest,
    },
    async (request) =>
      change(request.params.id, actorOf(request), 'undo', request.query.leaveChanged === 'true'),
  );

  app.post(
    '/admin/import/:id/plan',
    {
      schema: {
        ...shared,
        summary: 'Plans an import that was looked at for 00:00 of a day in Paris',
        params,
        body: ImportPlan,
        response: One,
      },
      onRequest,
    },
    async (request) => planImport(app, request.params.id, request.body.day, actorOf(request)),
  );

  app.delete(
    '/admin/import/:id/plan',
    {
      schema: { ...shared, summary: 'Takes a planned import off the plan', params, response: One },
      onRequest,
    },
    async (request) => unplanImport(app, request.params.id, actorOf(request)),
  );
}
