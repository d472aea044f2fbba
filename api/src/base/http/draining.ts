import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says from now on at /readyz that this process is going, while it still serves. */
    readonly leave: () => void;
    readonly isLeaving: () => boolean;
  }
}

/**
 * A process that was told to end closes each connection with its answer, from the moment at which it says so: nobody then sends a call
 * on a kept connection just as it is being closed, and none that is kept delays the end until the time limit.
 */
export const draining = fp(async (app: App) => {
  let leaving = false;
  app.decorate('leave', () => {
    leaving = true;
  });
  app.decorate('isLeaving', () => leaving);
  app.addHook('preClose', async () => app.leave());
  app.addHook('onSend', async (_request, reply, payload) => {
    if (leaving) reply.header('connection', 'close');
    return payload;
  });
});
