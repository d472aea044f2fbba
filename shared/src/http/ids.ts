/** Without the letters that are taken for others when they are read out on the phone. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Five bits a sign: nobody guesses or repeats it. */
const LENGTH = 26;
const CALL_LENGTH = 10;

/** Names an upload, an order that is being sent. Not randomUUID(): browsers have it under https only. */
export const newId = (length = LENGTH): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
    SIGNS.charAt(byte % SIGNS.length),
  ).join('');

/** Names one call from the click to the line in the server's log; short enough to be read out. */
export const newRequestId = (): string => newId(CALL_LENGTH);
