import fp from 'fastify-plugin';
import type { App } from '../../base/app-types.ts';
import { encodePublicConfig, publicConfig } from '../../base/settings/public-config.ts';
import { readBrand } from '../../base/settings/supplier.ts';

const FRESH_MS = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The configuration as base64, with the supplier's name, number and look as they were some seconds ago. */
    readonly publicConfig: () => string;
    /** Reads them again: at once after a change, or when what is known is some seconds old. */
    readonly freshConfig: (now?: 'now') => Promise<string>;
  }
}

/** Every page carries the configuration. It is read beside the pages: none waits for the database, or fails with it. */
export const brand = fp(async (app: App) => {
  let encoded = encodePublicConfig(publicConfig);
  let readAt = 0;
  const isOld = () => app.now().getTime() - readAt > FRESH_MS;
  async function refresh(): Promise<void> {
    readAt = app.now().getTime();
    try {
      encoded = encodePublicConfig(await readBrand(app.db));
    } catch (error) {
      app.log.warn({ err: error }, 'the settings of the supplier could not be read');
    }
  }
  app.decorate('publicConfig', () => {
    if (isOld()) void refresh();
    return encoded;
  });
  app.decorate('freshConfig', async (now?: 'now') => {
    if (now || isOld()) await refresh();
    return encoded;
  });
  app.addHook('onReady', refresh);
});
