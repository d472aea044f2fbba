import { ApiError, FiguresQuery, OrderFigures } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { Exported, ExportFormat } from '../../base/spreadsheets/export/send-export.ts';
import { buyers } from './buyers.ts';
import { FIGURE_PARTS, sendBuyers, sendFigures } from './export-figures.ts';
import { orderFigures } from './order-figures.service.ts';

/** What was sold, to whom, and what was asked for in vain: the back office's pictures (B9.02). */
export async function orderFiguresRoutes(app: App) {
  const shared = {
    tags: ['Administration : tableau de bord'],
    security: [{ admin: [] }],
  };
  app.get(
    '/admin/figures/orders',
    {
      schema: {
        ...shared,
        summary:
          'Turnover by day and catalogue, best and falling customers, parts out of stock that were asked for',
        querystring: FiguresQuery,
        response: { 200: OrderFigures, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => {
      const read = await app.reading(request);
      return read((db) => orderFigures(db, request.query, app.now()));
    },
  );

  app.get(
    '/admin/figures/orders/export',
    {
      schema: {
        ...shared,
        summary: 'The table behind one of these pictures, or all customers of the period, as a file',
        querystring: Type.Intersect([
          FiguresQuery,
          Type.Object({ part: Type.Enum([...FIGURE_PARTS, 'customers']), format: ExportFormat }),
        ]),
        response: { 200: Exported, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request, reply) => {
      const { part, format, ...wish } = request.query;
      const [read, at] = [await app.reading(request), app.now()];
      const file = { format, month: wish.month, at };
      if (part === 'customers') return sendBuyers(reply, buyers(read, wish, at), file);
      const figures = await read((db) => orderFigures(db, wish, at));
      return sendFigures(reply, figures, { part, ...file });
    },
  );
}
