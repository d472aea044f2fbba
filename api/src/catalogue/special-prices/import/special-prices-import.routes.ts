import { ApiError, Id, SpecialPricesPreview, SpecialPricesSheet } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { orNotFound } from '../../../base/errors.ts';
import { findCustomer } from '../../../people/index.ts';
import { previewPrices } from './preview-prices.service.ts';

export async function specialPricesImportRoutes(app: App) {
  app.post(
    '/admin/customer/:id/specialPrices/import',
    {
      schema: {
        tags: ['Administration : prix spéciaux'],
        security: [{ admin: [] }],
        summary: 'What an uploaded spreadsheet would change in a customer’s special prices; nothing changes',
        description: 'What is taken over from it is saved with the list, as a whole.',
        params: Type.Object({ id: Id }),
        body: SpecialPricesSheet,
        response: { 200: SpecialPricesPreview, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ params, body }) => {
      const { id } = orNotFound(await findCustomer(app.db, params.id));
      return previewPrices(app, id, body.path);
    },
  );
}
