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
  const onTrouble = (error: unknown) => {
    if (error === null) app.log.warn('the registry of the release store is served again');
    else app.log.error({ err: error }, 'the registry of the release store cannot be served');
  };
  const store = await openReleases(app.config, { now: app.now, onTrouble });
  app.decorate('releases', store);
  app.decorate('withCanaries', (user) => withCanaries(store, user));
});
