// For tests, where passwords are hashed and checked hundreds of times: scrypt with a thousandth of its memory and time.
// It is what production calls otherwise, with every number that a stored hash carries; whole servers (server.test.ts,
// tools, e2e) pay the full price.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const THRIFT = 1024;
const { scrypt } = crypto;

crypto.scrypt = ((password, salt, length, options, callback) =>
  scrypt(
    password,
    salt,
    length,
    { ...options, N: (options.N ?? 2 ** 14) / THRIFT },
    callback,
  )) as typeof scrypt;
syncBuiltinESMExports();
