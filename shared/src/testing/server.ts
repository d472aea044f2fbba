import { HttpResponse, http as wire } from 'msw/http';
import { setupServer } from 'msw/node';

export { HttpResponse, wire };

/** A request that a test has answered: 'POST /order', what was sent with it, and the request itself. */
export interface Call {
  call: string;
  body: unknown;
  request: Request;
}

/** Answers with what it returns, which may come later, or with the refusal that it returns or throws. */
type Answer = (body: unknown, call: Call) => unknown;

/** By method and path: `{ 'GET /order/:id': () => anOrder() }`. */
export type Answers = Record<string, Answer>;

/** Taken before a test replaces it by one that stands still. */
const { setTimeout } = globalThis;

/** Requests of the page that have no outcome yet. */
const sent = new Set<XMLHttpRequest>();
/** Requests among them whose answer waits for the test. */
const held = new Set<AbortSignal>();

const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function (body) {
  sent.add(this);
  this.addEventListener('loadend', () => forget(this));
  send.call(this, body);
};

/** Its time-out, which jsdom leaves running after an error, must not keep the process from ending. */
function forget(request: XMLHttpRequest): void {
  request.timeout = 0;
  sent.delete(request);
}

const isOnItsWay = () => sent.size > [...held].filter(({ aborted }) => !aborted).length;

/** A raw answer (`wire`) that a test withholds is on its way for ever: nobody waits longer than this for it. */
const TURNS = 100;

/** Waits until all requests are answered, except those whose answer the test withholds, and the page has dealt with the answers. */
export async function settled(): Promise<void> {
  for (let turn = 0, quiet = 0; quiet < 2 && turn < TURNS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    quiet = isOnItsWay() ? 0 : quiet + 1;
  }
}

/** Stops the clock. The mocked server goes on: it needs what runs between two timers. */
export const stopTimers = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

/** An answer that comes when the test says so. */
export function later<T = unknown>() {
  let resolve: (answer: T) => void = () => {};
  const answer = new Promise<T>((done) => {
    resolve = done;
  });
  return { answer, resolve };
}

/** A refusal as the server sends it; with the status 0 no answer comes, as from a server that cannot be reached. */
export const refusal = (status: number, code = 'x', message = '', details: object = {}): Response =>
  status === 0
    ? HttpResponse.error()
    : HttpResponse.json({ error: { code, message, ...details } }, { status });

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request.clone().json();
  return type.startsWith('multipart/') ? request.clone().formData() : undefined;
}

async function whenItComes(answer: unknown, { signal }: Request): Promise<unknown> {
  held.add(signal);
  return Promise.resolve(answer).finally(() => held.delete(signal));
}

async function outcomeOf(answer: Answer, call: Call): Promise<Response> {
  const outcome = await Promise.resolve()
    .then(() => whenItComes(answer(call.body, call), call.request))
    .catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
  return outcome instanceof Response ? outcome.clone() : HttpResponse.json(outcome as object);
}

/**
 * A mock of the API behind the real http client; a test defines its answers with server.answer({...}), or with server.use(...)
 * where the bytes of an answer matter. A request without a defined answer fails the test, even if the page handles the error.
 */
export function apiServer() {
  const unforeseen: string[] = [];
  const calls: Call[] = [];
  const server = setupServer();

  function answer(answers: Answers): void {
    for (const [name, reply] of Object.entries(answers)) {
      const [method = '', path = ''] = name.split(' ');
      const on = wire[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'];
      server.use(
        on(`/api${path}`, async ({ request }) => {
          const { pathname } = new URL(request.url);
          const call = `${request.method} ${pathname.replace(/^\/api/, '')}`;
          const made: Call = { call, body: await readBody(request), request };
          calls.push(made);
          return outcomeOf(reply, made);
        }),
      );
    }
  }

  beforeAll(() =>
    server.listen({
      onUnhandledFrame: ({ frame, defaults }) => {
        const { request } = frame.data as { request: Request };
        unforeseen.push(`${request.method} ${request.url}`);
        defaults.error();
      },
    }),
  );
  afterEach(async () => {
    await settled();
    for (const request of sent) forget(request);
    held.clear();
    calls.splice(0);
    server.resetHandlers();
    expect(unforeseen.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
  return Object.assign(server, {
    unforeseen,
    calls,
    answer,
    /** The answered requests with this name, in the order in which they came. */
    named: (name: string) => calls.filter(({ call }) => call === name),
  });
}
