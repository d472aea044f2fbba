import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import { type AccountLimit, accountLimits as limits } from '../throttle/account-limits.ts';
import { countedHere } from '../throttle/counted-here.ts';
import { reservedAttempts } from '../throttle/reserved-attempts.ts';
import { type Limit, takeAttempt } from '../throttle/throttle.queries.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often an account may call the route, which must be behind a gate. */
    readonly limit?: AccountLimit;
  }
}

type Counted = Limit & { atOnce?: number; countedHere?: boolean };

/** Counts after the gate and the schema, so that refused calls do not count, and before the route's handler. */
export const accountLimits = fp(async (app: App) => {
  const reserved = reservedAttempts();
  const countHere = countedHere();
  app.addHook('onClose', async () => {
    // Where the database cannot be reached the window ends all the same.
    await reserved.giveBack(app.db).catch((error) => app.log.warn(error, 'reserved attempts are lost'));
  });
  app.addHook('preHandler', async ({ routeOptions, user }) => {
    const name = routeOptions.config.limit;
    if (!name) return;
    const { atOnce, countedHere: isRead, ...limit }: Counted = limits[name];
    const key = `${name}:account:${user.id}`;
    if (isRead) return countHere(key, limit, app.now());
    await (atOnce
      ? reserved.takeOne(app.db, key, limit, atOnce, app.now())
      : takeAttempt(app.db, key, limit, app.now()));
  });
});
