/** How long and how slowly a caller may keep a connection, and how many of them there are. */
export interface Limits {
  /** From the first byte, or from the connection, to the end of the headers. */
  readonly headersMs: number;
  /** What we wait in all for a body, or for an answer to be taken, beside our own work. */
  readonly requestMs: number;
  /** Nothing arrives, or nothing of an answer is taken. */
  readonly silenceMs: number;
  /** Bodies and answers go at least this fast, from the limit of silence on. */
  readonly slowestBytesPerS: number;
  /** Between two calls; nginx keeps its own for 60 s, and ours must not end first. */
  readonly idleMs: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
}

type Whole = (name: string, standard: number, least: number, most: number) => number;

const HOUR_S = 3600;

/** A phone with 1 Mbit/s sends 20 MB in 160 s: that is 125,000 bytes a second. */
export function parseLimits(whole: Whole): Limits {
  const milliseconds = (name: string, standardS: number) => 1000 * whole(name, standardS, 1, HOUR_S);
  return {
    headersMs: milliseconds('LIMIT_HEADERS_S', 20),
    requestMs: milliseconds('LIMIT_REQUEST_S', 300),
    silenceMs: milliseconds('LIMIT_SILENCE_S', 20),
    slowestBytesPerS: whole('LIMIT_SLOWEST_BYTES_PER_S', 8192, 1, 1_000_000),
    idleMs: milliseconds('LIMIT_IDLE_S', 75),
    connections: whole('LIMIT_CONNECTIONS', 1000, 10, 100_000),
    connectionsPerAddress: whole('LIMIT_CONNECTIONS_PER_ADDRESS', 200, 1, 100_000),
  };
}

export const LIMIT_NAMES = [
  ...['LIMIT_HEADERS_S', 'LIMIT_REQUEST_S', 'LIMIT_SILENCE_S', 'LIMIT_SLOWEST_BYTES_PER_S', 'LIMIT_IDLE_S'],
  ...['LIMIT_CONNECTIONS', 'LIMIT_CONNECTIONS_PER_ADDRESS'],
];
