import type { Config } from '@extranet/shared/contracts';
import fp from 'fastify-plugin';
import type { App } from '../../base/app-types.ts';
import type { Db } from '../../base/db/schema.ts';
import { encodePublicConfig, publicConfig } from '../../base/settings/public-config.ts';
import { readSetting } from '../../base/settings/settings.queries.ts';

const FRESH_MS = 60_000;
const COLOUR = /^#[0-9a-f]{6}$/i;

declare module 'fastify' {
  interface FastifyInstance {
    /** The configuration as base64, with the supplier's name and colour as they were at most a minute ago. */
    readonly publicConfig: () => string;
  }
}

/**
 * Every page carries the configuration. The settings 'supplier' and 'brand.colour' are read once a minute: no page waits for the
 * database, or fails with it.
 */
export const brand = fp(async (app: App) => {
  let encoded = encodePublicConfig(publicConfig.brand);
  let readAt = 0;
  async function refresh(): Promise<void> {
    readAt = app.now().getTime();
    try {
      encoded = encodePublicConfig(await readBrand(app.db));
    } catch (error) {
      app.log.warn({ err: error }, 'the settings of the supplier could not be read');
    }
  }
  app.decorate('publicConfig', () => {
    if (app.now().getTime() - readAt > FRESH_MS) void refresh();
    return encoded;
  });
  app.addHook('onReady', refresh);
});

async function readBrand(db: Db): Promise<Config['brand']> {
  const { name = publicConfig.brand.name } = await readSetting<{ name?: string }>(db, 'supplier', {});
  const colour = await readSetting<unknown>(db, 'brand.colour', '');
  return { name, colour: typeof colour === 'string' && COLOUR.test(colour) ? colour : '' };
}
