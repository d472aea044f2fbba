import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { App } from './app-types.ts';
import { type Config, parseConfig } from './config.ts';
import { prepareDatabase } from './prepare.ts';
import { isStartError, startError } from './start-error.ts';

const DRAIN_WITHIN_MS = 10_000;

try {
  await start(parseConfig(process.env));
} catch (error) {
  const sentence = isStartError(error) ? error.message : (error as Error).stack;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const database = await prepareDatabase(config);
  const app = await buildApp({ config, database });
  const stop = async () => {
    setTimeout(() => process.exit(1), DRAIN_WITHIN_MS).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const url = await listen(app, config);
  process.send?.({ ready: true, url });
}

/** Answers the address; with PORT 0 the system has chosen the port. */
async function listen(app: App, { host, port, publicUrl }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw startError(`PORT ${port} on ${host} is in use by another program.`);
    if (code === 'EACCES') throw startError(`PORT ${port} on ${host} may not be opened by this user.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw startError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
  if (port !== 0) return publicUrl;
  const { port: chosen } = app.server.address() as AddressInfo;
  return publicUrl.replace(/:0$/, `:${chosen}`);
}
