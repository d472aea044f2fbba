import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';

/**
 * A server that closes answers what is under way, and says on each answer that its connection ends with it: kept alive,
 * it would hold the process until the limit.
 */
export const draining = fp(async (app: App) => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close');
    return payload;
  });
});
