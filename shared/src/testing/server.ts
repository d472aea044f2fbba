import { setupServer } from 'msw/node';

export { HttpResponse, http as wire } from 'msw/http';

/**
 * A mock of the API behind the real http client; a test defines its answers with server.use(...). A request without a defined
 * answer fails the test, even if the page handles the error.
 */
export function apiServer() {
  const unforeseen: string[] = [];
  const server = setupServer();

  beforeAll(() =>
    server.listen({
      onUnhandledFrame: ({ frame, defaults }) => {
        const { request } = frame.data as { request: Request };
        unforeseen.push(`${request.method} ${request.url}`);
        defaults.error();
      },
    }),
  );
  afterEach(() => {
    server.resetHandlers();
    expect(unforeseen.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
  return Object.assign(server, { unforeseen });
}
