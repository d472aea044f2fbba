import { setupServer } from 'msw/node';

export { HttpResponse, http as wire } from 'msw/http';

/**
 * Stands where the API is, behind the real client; a test says with server.use(...) what it answers. What nobody answers is
 * refused and fails the test, also where the page takes the refusal for an answer.
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
