import { after } from 'node:test';
import { buildApp } from 'fauxqs';

/** What the server and the tools read to find it. */
export type BucketEnv = Readonly<Record<string, string>>;

interface BucketServer {
  /** For releases in the bucket. */
  readonly env: BucketEnv;
  /** For customers' and products' files in it. */
  readonly filesEnv: BucketEnv;
  /** From now on it answers 503, or no more. */
  readonly refuse: (whether: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** A server that speaks S3, with a bucket in it, gone when the test file ends. */
export async function startBucketServer(): Promise<BucketServer> {
  const server = await openBucketServer();
  after(server.stop);
  return server;
}

/**
 * The same until it is stopped. Conditional writes are the one thing that it does not know: one at a time, the condition is
 * asked of the server itself, and answered as Amazon's S3 does.
 */
export async function openBucketServer(): Promise<BucketServer> {
  const server = buildApp({ logger: false });
  let turn = Promise.resolve();
  let isRefusing = false;
  server.addHook('onRequest', async (_request, reply) => {
    if (isRefusing) return refuse(reply, 503, 'SlowDown');
  });
  server.addHook('preHandler', async (request, reply) => {
    const { 'if-match': match, 'if-none-match': none } = request.headers;
    if (request.method !== 'PUT' || (!match && !none)) return;
    const before = turn;
    turn = new Promise((resolve) => reply.raw.once('close', resolve));
    await before;
    const { statusCode, headers } = await server.inject({
      method: 'HEAD',
      url: request.url.split('?')[0] ?? '',
    });
    const isThere = statusCode === 200;
    if (match && !isThere) return refuse(reply, 404, 'NoSuchKey');
    if (none ? isThere : headers.etag !== match) return refuse(reply, 412, 'PreconditionFailed');
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  await server.inject({ method: 'PUT', url: '/extranet' });
  let stopped: Promise<undefined> | undefined;
  const stop = async () => {
    stopped ??= server.close();
    await stopped;
  };
  const keys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', AWS_REGION: 'eu-west-3' };
  // The client of S3 looks for its keys in the environment of the process.
  Object.assign(process.env, keys);
  const access = { ...keys, AWS_ENDPOINT_URL: url };
  return {
    env: { ...access, RELEASES_URL: 's3://extranet/live' },
    filesEnv: { ...access, FILES_URL: 's3://extranet/files' },
    refuse: (whether) => {
      isRefusing = whether;
    },
    stop,
  };
}

interface Reply {
  code(status: number): { type(text: string): { send(body: string): unknown } };
}

const refuse = (reply: Reply, status: number, code: string) =>
  reply.code(status).type('application/xml').send(`<Error><Code>${code}</Code></Error>`);
