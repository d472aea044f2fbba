import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { migrations } from '../../../migrations/index.ts';
import { breaksBetween, type Schema, schemaOf } from '../../testing/schema-breaks.ts';
import { freshSchema } from '../../testing/test-app.ts';
import { type Database, openDatabase } from './open.ts';

/** Released before there was this rule. None is ever added here: what takes something away says `contract`. */
const BEFORE_THE_RULE = [
  '0011-words-by-catalogue',
  '0012-one-import',
  '0016-devices-and-days',
  '0018-keys-held-while-ordering',
  '0027-search-index',
  '0030-jobs',
  '0055-imports-of-applications',
  '0059-one-waiting-request',
];

/** PostgreSQL alone: the embedded database has one owner, so that no two versions ever serve it. */
const url = process.env.DATABASE_URL_TEST;

describe('a migration, while the version before still serves', { skip: !url && 'needs PostgreSQL' }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'extranet-contract-'));
  let schema: Awaited<ReturnType<typeof freshSchema>>;
  let database: Database;
  const run = async (...statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(database.db);
  };

  before(async () => {
    schema = await freshSchema(url);
    database = await openDatabase({ dataDir, databaseUrl: schema?.url ?? null });
  });
  after(async () => {
    await database.close();
    await schema?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('only adds, or says since which version nobody uses what it takes away', async () => {
    const { columnTypes } = database.dialect;
    await run('create table migrations (name text primary key, applied_at text not null)');
    let known: Schema = await schemaOf(database.db);
    const breaking: string[] = [];
    for (const { name, contract, statements } of migrations) {
      await run(...statements(columnTypes));
      const now = await schemaOf(database.db);
      const breaks = breaksBetween(known, now);
      known = now;
      if (breaks.length === 0) assert.equal(contract, undefined, `${name} takes nothing away`);
      else if (!contract) breaking.push(`${name}: ${breaks.join('; ')}`);
    }
    const names = breaking.map((sentence) => sentence.split(':')[0]);
    assert.deepEqual(names, BEFORE_THE_RULE, breaking.join('\n'));
  });

  it('names as that version a migration that was released before it', () => {
    for (const [at, { name, contract }] of migrations.entries())
      if (contract)
        assert.ok(
          migrations.slice(0, at).some((earlier) => earlier.name === contract.unusedSince),
          `${name} does not say which`,
        );
  });

  const TABLE = [
    'drop table if exists judged, renamed cascade',
    `create table judged (id text primary key, word text, kind text not null default 'a'
      check (kind in ('a', 'b')), size integer, drafted text not null default '')`,
  ];
  const breaksOf = async (...change: string[]) => {
    await run(...TABLE);
    const known = await schemaOf(database.db);
    await run(...change);
    return breaksBetween(known, await schemaOf(database.db));
  };
  const CHECK =
    'alter table judged drop constraint judged_kind_check, add constraint judged_kind_check check';

  for (const [what, statement, sentence] of [
    ['drops a column', 'alter table judged drop column word', /judged.word is gone/],
    ['renames a column', 'alter table judged rename column word to words', /judged.word is gone/],
    ['drops a table', 'drop table judged', /judged is gone/],
    ['renames a table', 'alter table judged rename to renamed', /judged is gone/],
    [
      'asks for a value in a new column',
      'alter table judged add column more text not null',
      /judged.more is new/,
    ],
    [
      'asks for a value that could be left out',
      'alter table judged alter word set not null',
      /word may not be null/,
    ],
    ['takes a default away', 'alter table judged alter drafted drop default', /drafted has no default/],
    ['changes a type', 'alter table judged alter size type text', /size was integer and is text/],
    ['narrows a check', `${CHECK} (kind in ('a'))`, /a new rule for judged: CHECK/],
    ['adds a check', 'alter table judged add check (size > 0)', /a new rule for judged: CHECK/],
    [
      'makes something unique',
      'create unique index judged_word on judged(word)',
      /a new rule for judged: UNIQUE/,
    ],
    [
      'lets it point at something',
      'alter table judged add foreign key (word) references judged(id)',
      /a new rule for judged: FOREIGN KEY/,
    ],
  ] as const)
    it(`is refused where it ${what}`, async () => {
      const breaks = await breaksOf(statement);
      assert.equal(breaks.length, 1, breaks.join('; '));
      assert.match(breaks[0] ?? '', sentence);
    });

  for (const [what, statement] of [
    [
      'adds a column that may be left out',
      "alter table judged add column more text, add other text not null default ''",
    ],
    [
      'adds a table with rules of its own',
      'create table renamed (id text primary key, word text not null unique)',
    ],
    ['adds an index or drops one', 'create index judged_size on judged(size)'],
    ['allows more words', `${CHECK} (kind in ('a', 'b', 'c'))`],
    ['asks for less', 'alter table judged alter kind drop not null, drop constraint judged_kind_check'],
  ] as const)
    it(`may run where it ${what}`, async () => {
      assert.deepEqual(await breaksOf(statement), []);
    });
});
