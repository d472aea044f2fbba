import type { ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import type { App } from '../../base/app-types.ts';
import type { PageMark } from '../../base/live/page-mark.ts';
import { countUnread, marksOf } from './notifications.queries.ts';

/** How often the marks of the accounts with an open page are compared, whichever process wrote them. */
const LOOK_EVERY_MS = 400;
/** A line that says nothing, so that proxies do not end a silent answer. */
const BEAT_EVERY_MS = 20_000;
/** Then the page asks anew, and its session is looked at anew. */
const OPEN_MS = 5 * 60_000;
/** Of one account; a browser opens one for all its pages. */
const PER_ACCOUNT = 10;

interface Watched {
  readonly streams: Set<ServerResponse>;
  mark: number;
}

export interface Live {
  /** False where there are too many: the page then asks each minute. */
  open(userId: string, response: ServerResponse): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly live: Live;
  }
}

interface Options {
  /** What concerns every page, whosever it is. */
  readonly marks: readonly PageMark[];
}

/**
 * Tells open pages that their account's list changed (ADR 0033), and what changed for all of them. All pages of a process cost
 * one small query, and one for each mark, and none while no page is open; what an event carries is a number, and the page reads
 * what it shows.
 */
export const live = fp(async (app: App, { marks: offered }: Options) => {
  const shared = offered.map((mark) => ({ name: mark.name, read: mark.follow(app) }));
  const told = new Map<string, number>();
  const watched = new Map<string, Watched>();
  let looking = false;
  let open = 0;
  const most = Math.floor(app.config.limits.connections * 0.75);

  const look = async () => {
    if (looking || watched.size === 0) return;
    looking = true;
    try {
      const marks = await marksOf(app.db, [...watched.keys()]);
      const changed = Object.entries(await readShared()).filter(([name, value]) => told.get(name) !== value);
      for (const [name, value] of changed) told.set(name, value);
      for (const [userId, of] of watched) {
        if (changed.length > 0) tell(of, Object.fromEntries(changed));
        const mark = marks.get(userId) ?? 0;
        if (mark === of.mark) continue;
        of.mark = mark;
        tell(of, { unread: await countUnread(app.db, userId) });
      }
    } catch (error) {
      app.log.warn({ err: error }, 'open pages could not be told of news');
    } finally {
      looking = false;
    }
  };

  /** A mark that cannot be read leaves the others and the lists alone. */
  async function readShared(): Promise<Record<string, number>> {
    const values = await Promise.all(shared.map(({ read }) => read().catch(() => null)));
    const read = shared.map(({ name }, at) => [name, values[at]] as const);
    return Object.fromEntries(read.filter((one): one is [string, number] => typeof one[1] === 'number'));
  }

  const looks = setInterval(look, LOOK_EVERY_MS).unref();
  const beats = setInterval(() => {
    for (const { streams } of watched.values()) for (const stream of streams) stream.write(': \n\n');
  }, BEAT_EVERY_MS).unref();

  app.decorate('live', {
    async open(userId, response) {
      const here = watched.get(userId);
      if (open >= most || (here?.streams.size ?? 0) >= PER_ACCOUNT) return false;
      open += 1;
      const of: Watched = here ?? { streams: new Set(), mark: 0 };
      of.streams.add(response);
      watched.set(userId, of);
      // Spread out, so that a thousand pages do not come back at once.
      const end = setTimeout(() => response.end(), OPEN_MS * (0.8 + 0.4 * Math.random())).unref();
      response.once('close', () => {
        clearTimeout(end);
        open -= 1;
        of.streams.delete(response);
        if (of.streams.size === 0) watched.delete(userId);
      });
      response.writeHead(200);
      // The mark before the count: what comes between is told once more rather than never.
      if (!here) of.mark = (await marksOf(app.db, [userId])).get(userId) ?? 0;
      response.write(eventOf({ unread: await countUnread(app.db, userId), ...(await readShared()) }));
      return true;
    },
  });
  app.addHook('preClose', async () => {
    for (const { streams } of watched.values()) for (const stream of streams) stream.end();
  });
  app.addHook('onClose', async () => {
    clearInterval(looks);
    clearInterval(beats);
  });
});

const tell = ({ streams }: Watched, news: Record<string, number>): void => {
  for (const stream of streams) stream.write(eventOf(news));
};

const eventOf = (news: Record<string, number>) => `data: ${JSON.stringify(news)}\n\n`;
