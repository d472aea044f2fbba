import {
  AdminSuccessor,
  ApiError,
  Replacement,
  SUCCESSORS_MAX,
  Successor,
  SuccessorsQuery,
} from '@extranet/shared/contracts';
import { referenceKey, TEXT_MAX } from '@extranet/shared/rules';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { orNotFound } from '../../base/errors.ts';
import { storedRefs } from '../related/related-links.queries.ts';
import { replaceBy } from './replace-by.service.ts';
import { successorsFor } from './successor-for.service.ts';
import { findSuccessor } from './successors.queries.ts';

const ByRef = Type.Object({ ref: Type.String({ minLength: 1, maxLength: TEXT_MAX.reference }) });
const admin = { tags: ['Administration : produits'], security: [{ admin: [] }], params: ByRef };

/** 'Remplacé par', for customers and for the back office. */
export async function successorsRoutes(app: App) {
  app.get(
    '/reference/:ref/successor',
    {
      schema: {
        tags: ['Produits'],
        security: [{ customer: [] }],
        summary: 'What replaces a reference, deleted ones too; null where the caller sees nothing that does',
        params: ByRef,
        response: { 200: Successor, '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ params, user }) => {
      const refNorm = referenceKey(params.ref);
      return { product: (await successorsFor(app.db, user, [refNorm])).get(refNorm) ?? null };
    },
  );

  app.get(
    '/successors',
    {
      schema: {
        tags: ['Produits'],
        security: [{ customer: [] }],
        summary: 'What replaces each of several references; those that nothing replaces are left out',
        querystring: SuccessorsQuery,
        response: { 200: Type.Array(Replacement), '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async (request) => {
      const refs = request.query.refs.split(',').slice(0, SUCCESSORS_MAX);
      const read = await app.reading(request);
      const found = await read((db) => successorsFor(db, request.user, refs.map(referenceKey)));
      return refs.flatMap((ref) => {
        const product = found.get(referenceKey(ref));
        return product ? [{ ref, product }] : [];
      });
    },
  );

  app.get(
    '/admin/reference/:ref/successor',
    {
      schema: {
        ...admin,
        summary: 'What an administrator entered as its successor',
        response: { 200: AdminSuccessor, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ params }) => {
      const refNorm = referenceKey(params.ref);
      orNotFound((await storedRefs(app.db, [refNorm])).get(refNorm));
      return { successor: (await findSuccessor(app.db, refNorm))?.successor_ref ?? '' };
    },
  );

  app.put(
    '/admin/reference/:ref/successor',
    {
      schema: {
        ...admin,
        summary: 'Replace a reference by another one, or by none',
        description:
          '422 successor.unknown, successor.itself, successor.circle: the sentence names the references. 409 successor.otherKind: asks for `otherKind`.',
        body: AdminSuccessor,
        response: { 200: AdminSuccessor, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => {
      const { params, body } = request;
      const by = actorOf(request);
      const successor = await replaceBy(app.db, params.ref, body, { by, now: app.now() });
      return { successor };
    },
  );
}
