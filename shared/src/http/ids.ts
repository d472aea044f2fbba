/** Leaves out letters that are easily confused when read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Characters of an id. At five bits each, it can neither be guessed nor repeated. */
const LENGTH = 26;
const CALL_LENGTH = 10;

/** An id for an upload or an order that is being sent. Not randomUUID(), which browsers offer under https only. */
export const newId = (length = LENGTH): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  ).join('');

/** Identifies one request from the click to the line in the server's log; short enough to be read out. */
export const newRequestId = (): string => newId(CALL_LENGTH);
