import { ApiError, RegistryEntry } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { adminEntries } from './release-store.ts';

/** The only route that reveals the name and address of the administrators' remote. */
export async function adminRemotesRoutes(app: App) {
  app.get(
    '/admin/remotes',
    {
      onRequest: app.admin,
      schema: {
        tags: ['admin'],
        security: [{ admin: [] }],
        summary: 'Remotes of the back office',
        response: { 200: Type.Array(RegistryEntry), '4xx': ApiError },
      },
    },
    async () => {
      const published = await app.releases.read();
      return published ? adminEntries(published) : [];
    },
  );
}
