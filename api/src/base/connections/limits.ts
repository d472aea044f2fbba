/** Limits on the time, the slowness and the number of connections. */
export interface Limits {
  /** From the opening of the connection, or from a later request's first byte, to the end of the headers. */
  readonly headersMs: number;
  /** The total time that we wait for a body, or for an answer to be read; the server's own work does not count. */
  readonly requestMs: number;
  /** How long nothing may arrive, or nothing of an answer be read. */
  readonly silenceMs: number;
  /** The minimum speed of bodies and answers, once silenceMs is over. */
  readonly slowestBytesPerS: number;
  /** Between two requests. nginx keeps its connections to us for 60 s, and ours must not end first. */
  readonly idleMs: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
}

type ReadWhole = (name: string, standard: number, least: number, most: number) => number;

const HOUR_S = 3600;

/** The defaults leave room: a phone with 1 Mbit/s sends 125,000 bytes a second, 20 MB in 160 s. */
export function parseLimits(read: ReadWhole): Limits {
  const milliseconds = (name: string, standardS: number) => 1000 * read(name, standardS, 1, HOUR_S);
  return {
    headersMs: milliseconds('LIMIT_HEADERS_S', 20),
    requestMs: milliseconds('LIMIT_REQUEST_S', 300),
    silenceMs: milliseconds('LIMIT_SILENCE_S', 20),
    slowestBytesPerS: read('LIMIT_SLOWEST_BYTES_PER_S', 8192, 1, 1_000_000),
    idleMs: milliseconds('LIMIT_IDLE_S', 75),
    connections: read('LIMIT_CONNECTIONS', 1000, 10, 100_000),
    connectionsPerAddress: read('LIMIT_CONNECTIONS_PER_ADDRESS', 200, 1, 100_000),
  };
}

export const LIMIT_NAMES = [
  ...['LIMIT_HEADERS_S', 'LIMIT_REQUEST_S', 'LIMIT_SILENCE_S', 'LIMIT_SLOWEST_BYTES_PER_S', 'LIMIT_IDLE_S'],
  ...['LIMIT_CONNECTIONS', 'LIMIT_CONNECTIONS_PER_ADDRESS'],
];
