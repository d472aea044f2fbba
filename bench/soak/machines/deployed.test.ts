import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { unavailable } from '../../../api/src/base/index.ts';
import { root } from '../../../tools/lib/workspaces.ts';
import { PLACES } from './balancer.ts';

const read = (name: string) => readFileSync(join(root, 'tools/deploy/balancer', name), 'utf8');

describe('the balancer before two machines', () => {
  it('says, where no process can be asked, what the portal itself says', () => {
    const [head = '', body = ''] = read('unavailable.http').split('\r\n\r\n');
    const { statusCode, code, message } = unavailable();
    assert.deepEqual(JSON.parse(body), { error: { code, message } });
    assert.match(head, new RegExp(`^HTTP/1.1 ${statusCode} `));
    assert.equal(Number(/content-length: (\d+)/.exec(head)?.[1]), Buffer.byteLength(body));
  });

  it('says it to who opens a page in a page, which comes again by itself', () => {
    const [head = '', body = ''] = read('unavailable-page.http').split('\r\n\r\n');
    assert.match(head, /^HTTP\/1\.1 503 /);
    assert.equal(Number(/content-length: (\d+)/.exec(head)?.[1]), Buffer.byteLength(body));
    assert.ok(body.includes(unavailable().message.split('.')[0] as string));
    assert.match(body, /<html lang="fr">.*http-equiv="refresh"/s);
  });

  it('gives pages the processes that it checks for calls', () => {
    const tracked = [
      ...read('haproxy.cfg').matchAll(/^ {4}server (\S+) "\$\{(\w+)\}" track portal\/(\S+) tcp-ut 3s$/gm),
    ];
    assert.deepEqual(
      tracked.map(([, name, address, checked]) => [name, address, checked]),
      PLACES.map((name, index) => [name, `EXTRANET_PORTAL_${index + 1}`, name]),
    );
  });

  // 'tcp-ut' in default-server is taken and forgotten: a call to a machine that vanished waited until that came back.
  it('has the four places that the soak takes apart, one for each address, each given up after three seconds', () => {
    const servers = [...read('haproxy.cfg').matchAll(/^ {4}server (\S+) "\$\{(\w+)\}" check tcp-ut 3s$/gm)];
    assert.deepEqual(
      servers.map(([, name, address]) => [name, address]),
      PLACES.map((name, index) => [name, `EXTRANET_PORTAL_${index + 1}`]),
    );
  });
});
