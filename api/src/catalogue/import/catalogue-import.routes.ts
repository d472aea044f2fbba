import { ApiError, CatalogueImport, CatalogueImportResult } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { importCatalogue } from './catalogue-import.service.ts';

export async function catalogueImportRoutes(app: App) {
  app.post(
    '/admin/products/updateFromFile',
    {
      schema: {
        tags: ['Administration : produits'],
        security: [{ admin: [] }],
        summary: 'Update prices and stock from an uploaded spreadsheet, all or nothing',
        body: CatalogueImport,
        response: { 200: CatalogueImportResult, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => importCatalogue(app, actorOf(request), request.body),
  );
}
