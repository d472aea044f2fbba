import { ApiError, BackupsOverview } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { readOutcomes, stateOf } from './outcomes.queries.ts';

/** When a backup was restored last and was what it should be. */
export async function backupsRoutes(app: App) {
  app.get(
    '/admin/backups',
    {
      onRequest: app.admin,
      schema: {
        tags: ['Administration : fonctionnement'],
        security: [{ admin: [] }],
        summary: 'When a backup was proven last, and what failed since',
        response: { 200: BackupsOverview, '4xx': ApiError },
      },
    },
    async (): Promise<BackupsOverview> => {
      const outcomes = await readOutcomes(app.db);
      return { ...outcomes, state: stateOf(outcomes), nightly: app.config.backups?.program != null };
    },
  );
}
