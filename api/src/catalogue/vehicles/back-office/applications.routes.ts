import { ApiError, ApplicationList, ApplicationsOrigin, Id } from '@extranet/shared/contracts';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { actorOf } from '../../../base/audit/actor.ts';
import { orNotFound } from '../../../base/errors.ts';
import { findAnyProduct } from '../../products/back-office/admin-products.queries.ts';
import {
  applicationsEtag,
  readApplications,
  readOrigin,
  saveApplications,
} from './save-applications.service.ts';

const shared = { tags: ['Administration : véhicules compatibles'], security: [{ admin: [] }] };
const response = { 200: ApplicationList, '4xx': ApiError };
const ById = Type.Object({ id: Id });
const headers = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'The ETag of the list that was edited; 409 when it has changed',
    }),
  ),
});

export async function applicationsRoutes(app: App) {
  app.get(
    '/admin/product/:id/applications',
    {
      schema: { ...shared, summary: 'The vehicles that a product fits', params: ById, response },
      onRequest: app.admin,
    },
    async ({ params }, reply) => {
      const { id } = orNotFound(await findAnyProduct(app.db, params.id));
      return withEtag(reply, await readApplications(app.db, id));
    },
  );

  app.get(
    '/admin/product/:id/applications/origin',
    {
      schema: {
        ...shared,
        summary:
          'Whether the vehicles of a product follow its own make, model and years, which are answered too',
        params: ById,
        response: { 200: ApplicationsOrigin, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ params }) => readOrigin(app.db, params.id),
  );

  app.put(
    '/admin/product/:id/applications',
    {
      schema: {
        ...shared,
        summary: 'Save the vehicles that a product fits as a whole',
        params: ById,
        headers,
        body: ApplicationList,
        response,
      },
      onRequest: app.admin,
    },
    async (request, reply) => {
      const { id } = orNotFound(await findAnyProduct(app.db, request.params.id));
      const saving = { seenTag: request.headers['if-match'], by: actorOf(request), now: app.now() };
      return withEtag(reply, await saveApplications(app.db, id, request.body, saving));
    },
  );
}

function withEtag(reply: FastifyReply, list: ApplicationList): ApplicationList {
  reply.header('etag', applicationsEtag(list));
  return list;
}
