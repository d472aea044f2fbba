import { ApiError, RelatedLink, RelatedLinkList } from '@extranet/shared/contracts';
import { referenceKey, TEXT_MAX } from '@extranet/shared/rules';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { changesBetween } from '../../base/audit/changes.ts';
import type { RelatedLinksTable } from '../../base/db/schema/catalogue.ts';
import { orNotFound, unprocessable } from '../../base/errors.ts';
import { raiseCatalogueVersion } from '../products/catalogue-version.queries.ts';
import { listRelatedLinks, replaceRelatedLinks, storedRefs } from './related-links.queries.ts';

const shared = { tags: ['Administration : produits'], security: [{ admin: [] }] };
const response = { 200: Type.Array(RelatedLink), '4xx': ApiError };
const ByRef = Type.Object({ ref: Type.String({ minLength: 1, maxLength: TEXT_MAX.reference }) });

export async function relatedLinksRoutes(app: App) {
  app.get(
    '/admin/reference/:ref/related',
    {
      schema: { ...shared, summary: 'Accessories and kits of a reference', params: ByRef, response },
      onRequest: app.admin,
    },
    async ({ params }) => (await listRelatedLinks(app.db, referenceKey(params.ref))).map(present),
  );

  app.put(
    '/admin/reference/:ref/related',
    {
      schema: {
        ...shared,
        summary: 'Save the accessories and kits of a reference as a whole',
        params: ByRef,
        body: RelatedLinkList,
        response,
      },
      onRequest: app.admin,
    },
    async (request) => {
      const { params, body } = request;
      const refNorm = referenceKey(params.ref);
      const wanted = [...new Set(body.map(({ relRelatedRef }) => referenceKey(relRelatedRef)))];
      const saved = await app.db.transaction().execute(async (transaction) => {
        const stored = await storedRefs(transaction, [refNorm, ...wanted]);
        const ref = orNotFound(stored.get(refNorm));
        const links = wanted.map((related): RelatedLinksTable => {
          const relatedRef = stored.get(related);
          if (!relatedRef || related === refNorm) throw unknownReference();
          return {
            ref_norm: refNorm,
            related_ref_norm: related,
            ref,
            related_ref: relatedRef,
            status: 'active',
          };
        });
        const before = await listRelatedLinks(transaction, refNorm);
        await replaceRelatedLinks(transaction, refNorm, links);
        await raiseCatalogueVersion(transaction);
        const after = await listRelatedLinks(transaction, refNorm);
        const changes = changesBetween(forAudit(before), forAudit(after));
        const line = {
          action: 'related.save',
          kind: 'related',
          objectId: refNorm,
          subject: ref,
          changes,
        } as const;
        await recordAction(transaction, actorOf(request), line, app.now());
        return after;
      });
      return saved.map(present);
    },
  );
}

const forAudit = (links: readonly RelatedLinksTable[]) => ({
  related: links.map((link) => link.related_ref),
});

const present = ({ ref, related_ref, status }: RelatedLinksTable) => ({
  relRef: ref,
  relRelatedRef: related_ref,
  relStatus: status,
});

const unknownReference = () =>
  unprocessable('related.unknownReference', 'Une des références liées n’existe pas.');
