import fp from 'fastify-plugin';
import type { App } from '../../base/app-types.ts';
import { withCanaries } from './named-accounts.ts';
import { openReleases } from './open-releases.ts';
import type { ReleaseStore } from './release-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly releases: ReleaseStore;
  }
}

export const releases = fp(async (app: App) => {
  const onTrouble = (error: unknown) => app.log.error({ err: error }, 'the release store cannot be read');
  const store = await openReleases(app.config, { now: app.now, onTrouble });
  app.decorate('releases', store);
  app.decorate('withCanaries', (user) => withCanaries(store, user));
});
