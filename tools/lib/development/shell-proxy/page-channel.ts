import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Fault, Message } from '../page/messages.ts';
import { faultsAfter } from './faults.ts';

const EVENTS = '/.dev/events';
export const PAGE_SCRIPT = '/.dev/page.js';

export interface PageChannel {
  /** The newest sound build, by the bundler's name for it. */
  built: (hash: string) => void;
  /** All faults of a kind by now; the terminal is told of them too. */
  faults: (kind: Fault['kind'], found: Fault[]) => void;
}

/** Tells open pages of builds and faults, and each page that connects what holds at that moment. */
export function pageChannel(app: FastifyInstance, scripts: string): PageChannel {
  const state: Message = { run: String(Date.now()), hash: '', faults: [] };
  const listeners = new Set<PassThrough>();
  const message = () => `data: ${JSON.stringify(state)}\n\n`;
  const tell = () => {
    for (const stream of listeners) stream.write(message());
  };

  // A file of the page's origin, because the deployed shell's content policy allows no inline scripts.
  app.get(PAGE_SCRIPT, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('page.js', scripts, { cacheControl: false }),
  );
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
    built: (hash) => {
      // Pages from before the first sound build show the deployed remote.
      if (state.hash === '') state.run += ' built';
      state.hash = hash;
      tell();
    },
    faults: (kind, found) => {
      const next = faultsAfter(state.faults, kind, found);
      if (JSON.stringify(next) === JSON.stringify(state.faults)) return;
      state.faults = next;
      for (const { place, text } of next) console.error(`  ${place}\n  ${text}`);
      tell();
    },
  };
}
