import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RegistryEntry } from '@extranet/shared/registry';
import proxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyReply, type RawServerBase, type RouteGenericInterface } from 'fastify';
import { liveReload } from './live-reload.ts';
import { BUILDS } from './local-builds.ts';
import { type Rewritten, rewrite, rewrittenPart } from './rewrite.ts';

export interface ShellProxy {
  url: string;
  /** The build that the pages get from now on. */
  show: (local: RegistryEntry) => void;
}

interface Options {
  /** Origin of the deployed portal. */
  shell: string;
  /** Folder with the local builds. */
  served: string;
  local: RegistryEntry;
  port: number;
}

type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** Headers of a conditional or compressed answer: what is rewritten is needed whole and plain. */
const WHOLE = ['if-none-match', 'if-modified-since', 'accept-encoding'];
/** They describe the bytes before they were rewritten, or bind the browser to https on this machine. */
const STALE = ['content-length', 'etag', 'last-modified'];

/**
 * The deployed portal as it is, but for one remote. The other side sees itself asked under its own name; the
 * browser sees one origin, so that content policy, storage and tokens work as they do there.
 */
export async function startShellProxy({ shell, served, local, port }: Options): Promise<ShellProxy> {
  let shown = local;
  const app = Fastify({ forceCloseConnections: true });
  const reload = liveReload(app);
  reload.announce(local.stable.id);
  await app.register(staticFiles, {
    root: served,
    prefix: BUILDS,
    decorateReply: false,
    cacheControl: false,
  });

  const partOf = (request: { url: string; headers: { accept?: string } }) =>
    rewrittenPart(request.url, request.headers.accept);

  await app.register(proxy, {
    upstream: shell,
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) =>
        Object.fromEntries(
          Object.entries(headers)
            .filter(([name]) => !partOf(request) || !WHOLE.includes(name))
            .map(([name, value]) => [name, isAddress(name) ? theirs(String(value), shell) : value]),
        ),
      rewriteHeaders: ({ 'strict-transport-security': _https, ...headers }) => ({
        ...headers,
        ...(headers.location && { location: headers.location.replace(shell, '') }),
        ...(headers['set-cookie'] && { 'set-cookie': [headers['set-cookie']].flat().map(hostOnly) }),
      }),
      onResponse: (request, reply, response) => {
        const { stream } = response as unknown as { stream: NodeJS.ReadableStream };
        const part = partOf(request);
        if (part && reply.statusCode === 200 && isText(reply, part)) void sendRewritten(reply, part, stream);
        else reply.send(stream);
      },
    },
  });

  async function sendRewritten(reply: Reply, part: Rewritten, stream: NodeJS.ReadableStream) {
    try {
      const body = rewrite(part, await text(stream), shown);
      for (const name of STALE) reply.removeHeader(name);
      reply.header('cache-control', 'no-store').send(body);
    } catch (error) {
      reply.send(error);
    }
  }

  await app.listen({ host: '127.0.0.1', port });
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    show: (next) => {
      shown = next;
      reload.announce(next.stable.id);
    },
  };
}

const isText = (reply: Reply, part: Rewritten): boolean =>
  String(reply.getHeader('content-type')).startsWith(part === 'page' ? 'text/html' : 'application/json');

const isAddress = (header: string): boolean => header === 'origin' || header === 'referer';

/** An address under this proxy, as the deployed portal knows it. */
const theirs = (address: string, shell: string): string => address.replace(/^https?:\/\/[^/]+/, shell);

/** A cookie of the deployed domain would be refused here; without one it belongs to whoever set it. */
const hostOnly = (cookie: string): string => cookie.replace(/;\s*domain=[^;]*/i, '');
