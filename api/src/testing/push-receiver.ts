import { execFileSync } from 'node:child_process';
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A push service on this machine, over TLS as the real ones; what it takes can be read with a browser's keys. */
export async function pushReceiver() {
  const { key, cert } = newCertificate();
  const received: Received[] = [];
  let status = 201;
  const server = createServer({ key, cert }, async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(status).end();
  });
  tls.setDefaultCACertificates([...tls.getCACertificates(), cert]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** For a server in a process of its own, which must trust it too. */
    certificate: cert,
    received,
    answerWith: (code: number) => {
      status = code;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The keys that a browser makes when it subscribes. */
export function browserKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: ecdh.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    read: (body: Buffer) => decrypted(body, ecdh, auth),
  };
}

/** As RFC 8291 and 8188 have it: one record of aes128gcm. */
function decrypted(body: Buffer, ecdh: ECDH, auth: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const theirs = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and padding.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** What the signature says, once it was checked with the key that the header names. */
export function vapidClaims(authorization: string): { alg: string; aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('the signature is wrong');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { ...read(claims), alg: read(head).alg };
}

function newCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-push-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const wanted = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=push';
  execFileSync(
    'openssl',
    [
      'req',
      ...wanted.split(' '),
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      keyFile,
      '-out',
      certFile,
    ],
    { stdio: 'ignore' },
  );
  const made = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}
