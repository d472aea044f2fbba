import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '../base/app-types.ts';
import type { Answer } from './signed-in.ts';

/** A connection on which a test writes what no client would. */
export interface RawCall {
  readonly socket: Socket;
  /** Everything that came, once the connection has ended. */
  readonly ended: Promise<string>;
  /** Everything that came so far. */
  soFar(): string;
  /** The same, once something came or the connection has ended. */
  heard(): Promise<string>;
  write(text: string | Uint8Array): void;
}

/** Listens on a free port; the application's end closes it. */
export async function listening(app: App): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

export async function rawCall(port: number, text: string | Uint8Array = ''): Promise<RawCall> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  // Being cut off is what many of these calls are about.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  if (text.length > 0) socket.write(text);
  const heard = async () => {
    while (received === '' && !socket.destroyed) await delay(10);
    return received;
  };
  return { socket, ended, heard, soFar: () => received, write: (more) => void socket.write(more) };
}

/** The one answer in what came on a connection. */
export function answerIn(received: string): Answer {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const text = rest.join('\r\n\r\n');
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(lines.map((one) => one.toLowerCase().split(': ', 2))),
    text,
    json: <T>() => JSON.parse(text) as T,
  };
}

/** Head of a request; each further line is a header. */
export const head = (first: string, ...headers: string[]) =>
  `${[`${first} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
