/** Without the letters that are taken for others when they are read out on the phone. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/** Names one call from the click to the line in the server's log. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
}
