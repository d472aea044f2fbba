import { ApiError } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { actorOf } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import { orNotFound } from '../../../base/errors.ts';
import { Exported, ExportFormat, sendExport } from '../../../base/spreadsheets/export/send-export.ts';
import { findCustomer } from '../../../people/index.ts';
import { specialPriceColumns, specialPricePages } from './special-prices-pages.ts';

const Asked = Type.Object({
  format: ExportFormat,
  customer: Type.Optional(Type.String({ maxLength: 64, description: 'Left out: of all customers' })),
});

export async function specialPricesExportRoutes(app: App) {
  app.get(
    '/admin/specialPrices/export',
    {
      schema: {
        tags: ['Administration : prix spéciaux'],
        security: [{ admin: [] }],
        summary: 'Special prices of one customer or of all as a file, as an import reads it again',
        querystring: Asked,
        response: { 200: Exported, '4xx': ApiError },
      },
      onRequest: app.admin,
      config: { limit: 'listExports' },
    },
    async (request, reply) => {
      const { format, customer } = request.query;
      const subject =
        customer === undefined ? format : orNotFound(await findCustomer(app.db, customer)).comp_name;
      const line = {
        action: 'specialPrices.export',
        kind: 'specialPrices',
        objectId: customer ?? '',
        subject,
      } as const;
      await recordAction(app.db, actorOf(request), line, app.now());
      const pages = specialPricePages(app.db, customer);
      return sendExport(reply, {
        format,
        name: 'prix-speciaux',
        at: app.now(),
        columns: specialPriceColumns,
        pages,
      });
    },
  );
}
