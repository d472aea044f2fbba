import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { atMost } from '../processes/at-most.ts';

/** 16 MiB and about a sixth of a second for each hash: many people may sign in at once without filling the memory. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
/** One core stays free for other requests: when twenty people sign in at once, they wait for one another only. */
const leavingOneCore = atMost({ count: Math.max(1, availableParallelism() - 1) });

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Takes equally long for an account that does not exist or has no password. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, n, r, p, salt, key] = (stored ?? (await decoy())).split('$');
  const expected = Buffer.from(key ?? '', 'base64');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt ?? '', 'base64'), cost);
  return given.length === expected.length && timingSafeEqual(given, expected) && stored !== null;
}

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hashPassword(randomBytes(16).toString('hex'));
  return decoyHash;
}

const derive = (password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> =>
  leavingOneCore(() => deriveNow(password, salt, cost));

function deriveNow(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  const options = { ...cost, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
