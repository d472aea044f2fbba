import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';

/**
 * While the server closes, it answers requests under way and closes each connection with its answer: a connection kept
 * alive would delay the end of the process until the time limit.
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
