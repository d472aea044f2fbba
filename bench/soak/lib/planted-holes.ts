import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

export interface Planted {
  readonly url: string;
  stop(): void;
}

/**
 * A server with holes that a scan must find, to show that the scan works: SQL injection, documents that anybody can read,
 * an open backup, and a status 500 for unexpected characters.
 */
export async function plantHoles(): Promise<Planted> {
  const database = new DatabaseSync(':memory:');
  database.exec(`create table products (id text, ref text, price integer);
    insert into products values ('p1', 'FA-00001', 100), ('p2', 'FA-00002', 200), ('p3', 'FA-00003', 300)`);
  const select = (where: string) =>
    JSON.stringify(database.prepare(`select ref from products where ${where}`).all());

  const answers: Record<string, (given: string) => string> = {
    '/api/products': (given) => select(`ref = '${given}'`),
    '/api/search': (given) => select(`ref like '%${(JSON.parse(given) as { ref: string }).ref}%'`),
    '/api/order/garage-1': () => JSON.stringify({ orderId: 'garage-1' }),
    '/backup': () => 'everything',
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://planted');
    const answer = answers[pathname];
    if (!answer) return response.writeHead(404).end('{}');
    const given = request.method === 'POST' ? await bodyOf(request) : (searchParams.get('q') ?? '');
    try {
      const text = answer(given);
      response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
