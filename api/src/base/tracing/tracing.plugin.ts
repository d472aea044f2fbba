import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import { abortCall, endCall, enterCall } from './call-spans.ts';
import { noteStatement } from './statement-spans.ts';
import type { Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null: nothing is traced. */
    readonly tracing: Tracing | null;
  }
}

/** A span for each call and each statement. Without traces no hook is there that could cost anything. */
export const traces = fp(async (app: App, { tracing }: { readonly tracing: Tracing | null }) => {
  app.decorate('tracing', tracing);
  if (!tracing) return;
  app.addHook('onRequest', enterCall);
  app.addHook('preValidation', enterCall);
  app.addHook('onResponse', endCall);
  app.addHook('onRequestAbort', abortCall);
  const stopListening = app.database.onQuery(noteStatement);
  tracing.onTrouble((reason) => {
    if (reason === null) app.log.info('traces reach their collector again');
    else app.log.warn({ reason }, 'traces do not reach their collector: they are lost, nothing else is');
  });
  app.addHook('onClose', async () => {
    stopListening();
    await tracing.close();
  });
});
