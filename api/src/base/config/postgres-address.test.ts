import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseConfig } from './config.ts';
import { addressAt, oneUrl, placesOf, wantsWrites } from './postgres-address.ts';

const SEVERAL = 'postgres://u:p%40ss@a.example:5433,b.example,[::1]:5434/db?target_session_attrs=read-write';
const PLACES = [
  { host: 'a.example', port: 5433 },
  { host: 'b.example', port: 5432 },
  { host: '::1', port: 5434 },
];

describe('the address of a PostgreSQL on several machines', () => {
  it('names each of them, with the standard port where none is given', () => {
    assert.deepEqual(placesOf(SEVERAL), PLACES);
    assert.deepEqual(placesOf('postgres://u@a/db?host=b,c&port=1'), [
      { host: 'b', port: 1 },
      { host: 'c', port: 1 },
    ]);
  });

  it('becomes one that URL reads, and that names the same machines', () => {
    const url = new URL(oneUrl(SEVERAL));
    assert.deepEqual([url.username, url.password, url.pathname], ['u', 'p%40ss', '/db']);
    assert.deepEqual(placesOf(url.href), PLACES);
    assert.equal(wantsWrites(url.href), true);
    const one = 'postgres://u:p@a:5432/db';
    assert.equal(oneUrl(one), one);
  });

  it('leads to one of them', () => {
    const at = new URL(addressAt(SEVERAL, { host: 'b.example', port: 5432 }));
    assert.deepEqual(
      [...at.searchParams],
      [
        ['host', 'b.example'],
        ['port', '5432'],
      ],
    );
  });

  it('is refused with a sentence that does not quote it', () => {
    const refusals: [string, RegExp][] = [
      ['postgres://u:geheim@a,b/db', /several servers: add \?target_session_attrs=read-write/],
      [
        'postgres://u:geheim@a/db?target_session_attrs=standby',
        /must be read-write, primary or any, not 'standby'/,
      ],
      ['postgres://u:geheim@a/db?host=a,b&port=1,2,3&target_session_attrs=primary', /one port for all/],
      ['postgres://u:geheim@a:99999,b/db?target_session_attrs=primary', /^DATABASE_URL must /],
      ['postgres://u:geheim@a,,b/db?target_session_attrs=primary', /name its hosts/],
    ];
    for (const [DATABASE_URL, sentence] of refusals)
      assert.throws(
        () => parseConfig({ DATABASE_URL }),
        ({ message }: Error) => sentence.test(message) && !message.includes('geheim'),
        DATABASE_URL,
      );
    assert.throws(
      () => parseConfig({ DATABASE_URL: 'postgres://u@a/db', DATABASE_REPLICA_URL: SEVERAL }),
      /DATABASE_REPLICA_URL must name one server/,
    );
    assert.equal(placesOf(parseConfig({ DATABASE_URL: SEVERAL }).databaseUrl ?? '').length, 3);
  });
});
