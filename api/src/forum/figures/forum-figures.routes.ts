import { type AnswerWeek, ApiError, FiguresQuery, ForumFigures } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import type { Read } from '../../base/replica/reading.ts';
import { type ExportColumn, onePage } from '../../base/spreadsheets/export/export-table.ts';
import { Exported, ExportFormat, sendExport } from '../../base/spreadsheets/export/send-export.ts';
import { figurePeriod } from '../../base/text/figure-days.ts';
import { firstAnswers } from './answer-times.queries.ts';
import { answerWeeks } from './answer-weeks.ts';

const columns: readonly ExportColumn<AnswerWeek>[] = [
  { head: 'Semaine du', value: ({ from }) => from },
  { head: 'Questions', value: ({ asked }) => asked },
  { head: 'Avec réponse', value: ({ answered }) => answered },
  { head: 'Délai médian (heures)', value: ({ medianHours }) => medianHours },
];

/** How fast the forum answers (B9.02). */
export async function forumFiguresRoutes(app: App) {
  const shared = { tags: ['Administration : tableau de bord'], security: [{ admin: [] }] };

  const weeksOf = async (read: Read, wish: FiguresQuery) => {
    const { shown, bounds } = figurePeriod(wish, app.now());
    return answerWeeks(await read((db) => firstAnswers(db, bounds.from)), shown, bounds.to);
  };

  app.get(
    '/admin/figures/forum',
    {
      schema: {
        ...shared,
        summary: 'Threads by week, and the median time to their first answer',
        querystring: FiguresQuery,
        response: { 200: ForumFigures, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request) => ({ weeks: await weeksOf(await app.reading(request), request.query) }),
  );

  app.get(
    '/admin/figures/forum/export',
    {
      schema: {
        ...shared,
        summary: 'The same as a file',
        querystring: Type.Intersect([FiguresQuery, Type.Object({ format: ExportFormat })]),
        response: { 200: Exported, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async (request, reply) => {
      const { format, ...wish } = request.query;
      const pages = onePage(await weeksOf(await app.reading(request), wish));
      const name = wish.month ? `delai-de-reponse-forum-${wish.month}` : 'delai-de-reponse-forum';
      return sendExport(reply, { format, name, at: app.now(), columns, pages });
    },
  );
}
