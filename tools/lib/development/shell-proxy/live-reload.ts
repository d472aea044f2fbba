import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const EVENTS = '/.dev/builds-made';
export const LIVE_RELOAD = '/.dev/live-reload.js';

/** Served as a file of the page's origin, because the deployed shell's content policy allows no inline scripts. */
const SCRIPT = `
const { build } = document.currentScript.dataset;
new EventSource('${EVENTS}').onmessage = ({ data }) => {
  if (data !== build) location.reload();
};
`;

export interface LiveReload {
  /** Makes every open page that shows another build reload. */
  announce: (build: string) => void;
}

/** A page is told the newest build when it connects too, so that one that was offline during a build reloads. */
export function liveReload(app: FastifyInstance): LiveReload {
  let newest = '';
  const listeners = new Set<PassThrough>();
  const message = () => `data: ${newest}\n\n`;

  app.get(LIVE_RELOAD, (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/javascript').send(SCRIPT);
  });
  app.get(EVENTS, (_request, reply) => {
    const stream = new PassThrough();
    listeners.add(stream);
    stream.once('close', () => listeners.delete(stream));
    stream.write(message());
    reply.header('cache-control', 'no-store').type('text/event-stream').send(stream);
  });
  app.addHook('preClose', () => {
    for (const stream of listeners) stream.end();
  });

  return {
    announce: (build) => {
      newest = build;
      for (const stream of listeners) stream.write(message());
    },
  };
}
