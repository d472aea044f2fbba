import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { App } from './base/app-types.ts';
import { type Config, parseConfig } from './base/config/config.ts';
import { type Database, openDatabase } from './base/db/open.ts';
import { sharedClock } from './base/db/shared-clock.ts';
import { assertFiles } from './base/files/open-files.ts';
import { endOnSignal } from './base/processes/end-on-signal.ts';
import { supervise } from './base/processes/supervise.ts';
import { openWorkersMetrics, type WorkersMetrics } from './base/processes/worker-metrics.ts';
import { readWorkers } from './base/processes/workers-option.ts';
import { isStartError, startError } from './base/start-error.ts';
import { warmSearch } from './catalogue/index.ts';
import { prepareDatabase } from './prepare.ts';

const DRAIN_WITHIN_MS = 10_000;

try {
  await start(parseConfig(process.env), process.argv.slice(2));
} catch (error) {
  const sentence = isStartError(error) ? error.message : (error as Error).stack;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Starts one process, or the parent of several. The database is prepared once, before the workers start. */
async function start(config: Config, args: string[]): Promise<void> {
  if (cluster.isWorker) {
    const database = await openDatabase(config);
    database.dialect.serve();
    return serve(config, database, openWorkersMetrics());
  }
  const workers = readWorkers(args, config.databaseUrl);
  await assertFiles(config);
  const database = await prepareDatabase(config);
  if (workers === 1) return serve(config, database);
  await database.close();
  await supervise(workers, { endedWithinMs: config.leavingMs + DRAIN_WITHIN_MS });
}

async function serve(config: Config, database: Database, workersMetrics?: WorkersMetrics): Promise<void> {
  const clock = await sharedClock(database.db);
  const { now } = clock;
  const app = await buildApp({ config, database, now, ...(workersMetrics ? { workersMetrics } : {}) });
  clock.follow((aheadMs) =>
    app.log.warn({ aheadMs }, 'the clock of this machine is wrong: the database’s counts'),
  );
  const end = async () => {
    setTimeout(() => process.exit(1), DRAIN_WITHIN_MS).unref();
    clock.stop();
    await app.close();
    await database.close();
    process.exit(0);
  };
  endOnSignal({
    leave: app.leave,
    // Nobody waits for a process that has not begun to serve.
    servesOnMs: () => (app.server.listening ? config.leavingMs : 0),
    end,
  });
  await app.ready();
  await warmSearch(app);
  const url = await listen(app, config);
  process.send?.({ ready: true, url });
}

/** Answers the portal's address; with PORT 0 the system chooses the port. */
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
