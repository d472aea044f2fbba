import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RegistryEntry } from '@extranet/shared/registry';
import proxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyReply, type RawServerBase, type RouteGenericInterface } from 'fastify';
import { BUILDS, type LocalBuilds } from './local-builds.ts';
import { type PageChannel, pageChannel } from './page-channel.ts';
import { type Rewritten, rewrite, rewrittenPart } from './rewrite.ts';

export interface ShellProxy {
  url: string;
  /** What open pages are told. */
  pages: PageChannel;
  /** Pages that are loaded from now on get this build, by the bundler's name for it; open ones are told. */
  show: (local: RegistryEntry, hash: string) => void;
}

interface Options {
  /** Origin of the deployed portal. */
  shell: string;
  builds: LocalBuilds;
  port: number;
}

type Reply = FastifyReply<RouteGenericInterface, RawServerBase>;

/** Request headers that would give a 304 or a compressed answer. An answer can be rewritten only when whole and uncompressed. */
const CONDITIONAL_OR_COMPRESSED = ['if-none-match', 'if-modified-since', 'accept-encoding'];
/** Response headers that describe the answer before it was rewritten. */
const INVALID_AFTER_REWRITE = ['content-length', 'etag', 'last-modified'];

/**
 * Serves the deployed portal with one remote replaced. Requests go to the portal with its own address as origin; the
 * browser sees a single origin, so that content policy, storage and tokens work as in the deployed portal.
 */
export async function startShellProxy({ shell, builds, port }: Options): Promise<ShellProxy> {
  let current: RegistryEntry | undefined;
  const app = Fastify({ forceCloseConnections: true });
  await app.register(staticFiles, { root: builds.output, serve: false });
  const pages = pageChannel(app, builds.scripts);
  app.get<{ Params: { '*': string } }>(`${BUILDS}*`, (request, reply) => {
    const found = builds.find(request.params['*']);
    return found ? reply.sendFile(found.file, found.folder, { cacheControl: false }) : reply.code(404).send();
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
            .filter(([name]) => !partOf(request) || !CONDITIONAL_OR_COMPRESSED.includes(name))
            .map(([name, value]) => [name, isAddress(name) ? addressAtShell(String(value), shell) : value]),
        ),
      // Strict-Transport-Security is dropped: it would force the browser to use https on this machine.
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
      const body = rewrite(part, await text(stream), current);
      for (const name of INVALID_AFTER_REWRITE) reply.removeHeader(name);
      reply.header('cache-control', 'no-store').send(body);
    } catch (error) {
      reply.send(error);
    }
  }

  await app.listen({ host: '127.0.0.1', port });
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    pages,
    show: (next, hash) => {
      current = next;
      pages.built(hash);
    },
  };
}

const isText = (reply: Reply, part: Rewritten): boolean =>
  String(reply.getHeader('content-type')).startsWith(part === 'page' ? 'text/html' : 'application/json');

const isAddress = (header: string): boolean => header === 'origin' || header === 'referer';

/** Turns an address of this proxy into the same address of the deployed portal. */
const addressAtShell = (address: string, shell: string): string =>
  address.replace(/^https?:\/\/[^/]+/, shell);

/** Removes a cookie's domain: the browser would refuse the deployed domain here, and uses this host without one. */
const hostOnly = (cookie: string): string => cookie.replace(/;\s*domain=[^;]*/i, '');
