import { ApiError, Id, PriceReasons } from '@extranet/shared/contracts';
import { referenceKey, TEXT_MAX } from '@extranet/shared/rules';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { findCustomer } from '../../people/index.ts';
import { askedQuantity, quantityOf } from '../prices/asked-quantity.ts';
import { reasonsOf } from '../prices/price-reasons.ts';
import { meantReferences } from './meant-references.ts';

/** What a customer who is on the phone pays for a part, and why. */
export async function customerPriceRoutes(app: App) {
  app.get(
    '/admin/customer/:id/price/:ref',
    {
      schema: {
        tags: ['Administration : prix spéciaux'],
        security: [{ admin: [] }],
        summary: 'Why a product, short references included, costs this customer what it costs',
        params: Type.Object({ id: Id, ref: Type.String({ minLength: 1, maxLength: TEXT_MAX.reference }) }),
        querystring: askedQuantity,
        response: { 200: PriceReasons, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ params: { id, ref }, query }) => {
      const customer = orNotFound(await findCustomer(app.db, id));
      const meant = orNotFound((await meantReferences(app.db, [ref])).get(referenceKey(ref)));
      const { refNorm: ref_norm, listCents: price_cents, catalogue } = meant;
      return reasonsOf(
        app.db,
        customer,
        { ref: meant.ref, ref_norm, catalogue, price_cents },
        quantityOf(query),
      );
    },
  );
}
