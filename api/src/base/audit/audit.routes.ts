import {
  ApiError,
  AUDIT_KINDS,
  AuditActor,
  type AuditChange,
  AuditLine,
  ListQuery,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../app-types.ts';
import type { AuditTable } from '../db/schema/system.ts';
import { badRequest } from '../errors.ts';
import { choice, exact, fields, instant, parseFilters } from '../lists/filters.ts';
import { parseSlice } from '../lists/slice.ts';
import { nameOf } from './actor.ts';
import { listActors, listAudit } from './audit.queries.ts';

const PAGE_MAX = 500;
const shared = { tags: ['Administration : journal'], security: [{ admin: [] }] };

const auditFields = fields({
  auActorId: exact('audit.actor_id'),
  auKind: choice(
    'audit.object_kind',
    AUDIT_KINDS.map((kind) => [kind, kind]),
  ),
  auAction: exact('audit.action'),
  auObjectId: exact('audit.object_id'),
  auAt: instant('audit.at'),
});

/** Read only: no route changes or removes a line; housekeeping removes lines past their retention. */
export async function auditRoutes(app: App) {
  app.get(
    '/admin/audit',
    {
      schema: {
        ...shared,
        summary:
          'What administrators did, newest first; fields auActorId, auKind, auAction, auObjectId, auAt',
        querystring: ListQuery,
        response: { 200: Type.Array(AuditLine), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ query }) => {
      const slice = parseSlice(query.l);
      if (slice && slice.count > PAGE_MAX)
        throw badRequest('query.pageTooLong', 'Cette page est trop longue.');
      return (await listAudit(app.db, parseFilters(query.query, auditFields), slice)).map(present);
    },
  );

  app.get(
    '/admin/audit/administrators',
    {
      schema: {
        ...shared,
        summary: 'Who left lines in the trail',
        response: { 200: Type.Array(AuditActor), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async () => (await listActors(app.db)).map((actor) => ({ auActorId: actor.id, auActor: nameOf(actor) })),
  );
}

const present = (line: AuditTable): AuditLine => ({
  auId: line.id,
  auAt: line.at,
  auActorId: line.actor_id,
  auActor: line.actor,
  auAction: line.action,
  auKind: line.object_kind,
  auObjectId: line.object_id,
  auObject: line.subject,
  auChanges: JSON.parse(line.details) as AuditChange[],
  auRequestId: line.request_id,
});
