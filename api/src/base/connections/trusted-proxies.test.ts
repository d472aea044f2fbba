import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildTestApp } from '../../testing/test-app.ts';
import { parseConfig } from '../config/config.ts';

const BALANCER = '10.0.0.7';
const log: string[] = [];
const { app: standard } = await buildTestApp({
  products: 1,
  env: { LOG_LEVEL: 'warn' },
  logStream: { write: (line) => log.push(line) },
});
const { app: balanced } = await buildTestApp({ products: 1, env: { TRUSTED_PROXIES: '10.0.0.0/28, ::1' } });
const { app: hops } = await buildTestApp({ products: 1, env: { TRUSTED_PROXIES: '2' } });

type App = typeof standard;

/** Tries an invalid link until 429, and answers how many tries were allowed; null when there was no 429. */
async function triesOf(app: App, remoteAddress: string, forwarded: (index: number) => string) {
  await app.db.deleteFrom('throttles').execute();
  for (let index = 0; index < 15; index += 1) {
    const answer = await app.inject({
      url: `/api/admin/signin?adminAuthToken=${'A'.repeat(32)}&userId=u-admin`,
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded(index) },
    });
    if (answer.statusCode === 429) return index;
  }
  return null;
}

const another = (index: number) => `198.51.100.${index}`;

describe('a forwarded address', () => {
  it('is ignored by default, except from this machine', async () => {
    for (const from of [BALANCER, '192.168.1.4', '172.20.0.3', 'fd00::7', '203.0.113.9'])
      assert.equal(await triesOf(standard, from, another), 10, from);
    assert.equal(await triesOf(standard, '127.0.0.1', another), null);
    assert.equal(await triesOf(standard, '127.0.0.1', () => '198.51.100.1'), 10);
    const said = log.filter((line) => line.includes('TRUSTED_PROXIES'));
    assert.equal(said.length, 1, 'one warning in the log');
    assert.match(String(said), /"from":"10\.0\.0\.7"/);
  });

  it('is believed from the proxies that the operator names, and from no others', async () => {
    assert.equal(await triesOf(balanced, BALANCER, another), null);
    assert.equal(await triesOf(balanced, '::ffff:10.0.0.7', another), null);
    assert.equal(await triesOf(balanced, '10.0.0.16', another), 10);
    assert.equal(await triesOf(balanced, '127.0.0.1', another), 10);
  });

  it('is the last one that no trusted proxy wrote: what the caller puts before it is ignored', async () => {
    assert.equal(await triesOf(balanced, BALANCER, (index) => `${another(index)}, 203.0.113.9`), 10);
    assert.equal(await triesOf(balanced, BALANCER, (index) => `203.0.113.9, ${another(index)}`), null);
  });

  it('is believed over as many hops as the operator gives', async () => {
    assert.equal(await triesOf(hops, '203.0.113.1', (index) => `${another(index)}, 203.0.113.2`), null);
    const threeHops = (index: number) => `${another(index)}, 203.0.113.3, 203.0.113.2`;
    assert.equal(await triesOf(hops, '203.0.113.1', threeHops), 10);
  });
});

describe('TRUSTED_PROXIES', () => {
  it('accepts addresses, networks, the word loopback or a number, and nothing else', () => {
    for (const good of ['10.0.0.5', '10.0.0.0/8,2001:db8::/32', 'loopback, 192.0.2.1', '0', '3'])
      assert.equal(typeof parseConfig({ TRUSTED_PROXIES: good }).trustsProxy, 'function', good);
    for (const bad of [
      '10.0.0',
      'proxy.example',
      '10.0.0.0/33',
      '0.0.0.0/0',
      '10.0.0.5,',
      '12',
      '-1',
      '::/129',
      'all',
    ])
      assert.throws(
        () => parseConfig({ TRUSTED_PROXIES: bad }),
        /^Error: TRUSTED_PROXIES must be .*\.$/,
        bad,
      );
    assert.equal(parseConfig({ TRUSTED_PROXIES: '0' }).trustsProxy('127.0.0.1', 0), false);
    assert.throws(() => parseConfig({ TRUSTED_PROXY: '10.0.0.5' }), /^Error: TRUSTED_PROXY is not known/);
  });
});
