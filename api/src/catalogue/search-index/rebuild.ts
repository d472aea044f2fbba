import type { Database } from '../../base/db/open.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { describeAll } from './documents.ts';
import { engineOf, runAll } from './engine-of.ts';
import { learnWords, replaceDocuments } from './follow.ts';
import { formatOf, isThere, setState, stateOf } from './state.ts';

/** A builder that was not heard of for so long has died. */
const SILENT_MS = 60_000;
const STALE_AT_ONCE = 400;

interface Options {
  /** Few where requests are to be answered between two pages. */
  readonly perPage: number;
  readonly now: () => Date;
  /** Asked between pages: true ends the work and leaves the index in use as it is. */
  readonly isStopped?: () => boolean;
}

/** Builds an index beside the one in use and takes it in its place; false when another process is at it, or it was stopped. */
export async function rebuildIndex(
  { db, dialect }: Database,
  { perPage, now, isStopped = () => false }: Options,
): Promise<boolean> {
  const builder = newId();
  const { text } = dialect.columnTypes;
  if (!(await db.transaction().execute((own) => begin(own, { builder, text, at: now() })))) return false;
  const known = new Set<string>();
  for await (const page of describeAll(db, perPage, now())) {
    if (isStopped()) {
      await db.transaction().execute((own) => setState(own, { builder: '' }));
      return false;
    }
    const entries = page
      .flatMap((one) => one.entries)
      .filter(({ kind, catalogue, word }) => isNew(known, `${kind} ${catalogue} ${word}`));
    const goesOn = await db.transaction().execute(async (own) => {
      if ((await stateOf(own)).builder !== builder) return false;
      await engineOf(own).add(
        own,
        '_next',
        page.map(({ document }) => document),
      );
      await learnWords(own, '_next', entries);
      await setState(own, { beat: String(now().getTime()) });
      return true;
    });
    if (!goesOn) return false;
  }
  await db.transaction().execute((own) => runAll(own, engineOf(own).optimise()));
  return db.transaction().execute((own) => finish(own, builder, now()));
}

const isNew = (known: Set<string>, key: string): boolean => !known.has(key) && known.add(key).size > 0;

async function begin(
  db: DbOrTransaction,
  { builder, text, at }: { builder: string; text: string; at: Date },
): Promise<boolean> {
  if (!(await isThere(db))) await makeAnew(db, text);
  // Waits for whoever writes products now: from here on they note what they write.
  await setState(db, { beat: (await stateOf(db)).beat });
  const state = await stateOf(db);
  if (state.builder !== '' && at.getTime() - Number(state.beat) < SILENT_MS) return false;
  await setState(db, { builder, beat: String(at.getTime()) });
  await db.deleteFrom('search_index_stale').execute();
  const engine = engineOf(db);
  await runAll(db, [
    ...engine.drop('_next'),
    'drop table if exists search_index_words_next',
    ...engine.create('_next'),
  ]);
  await runAll(db, [wordsTable('search_index_words_next', text)]);
  return true;
}

const wordsTable = (name: string, text: string) => `create table ${name} (
  kind ${text} not null, word ${text} not null, catalogue ${text} not null, marque ${text} not null, written ${text} not null,
  primary key (kind, word, catalogue))`;

/** For an index that somebody deleted, whole or in part. */
async function makeAnew(db: DbOrTransaction, text: string): Promise<void> {
  const engine = engineOf(db);
  await runAll(db, [
    ...engine.drop(''),
    ...['words', 'stale', 'state'].map((name) => `drop table if exists search_index_${name}`),
    ...engine.create(''),
    wordsTable('search_index_words', text),
    `create table search_index_stale (product_id ${text} primary key)`,
    `create table search_index_state (name ${text} primary key, value ${text} not null)`,
    // No revision of the index before it: what is remembered of that one does not count for this one.
    `insert into search_index_state values ('format', ''), ('revision', '${Date.now()}'), ('builder', ''), ('beat', '0')`,
  ]);
}

async function finish(db: DbOrTransaction, builder: string, now: Date): Promise<boolean> {
  // Waits for whoever writes products now, and they then wait for this transaction.
  await setState(db, { beat: String(now.getTime()) });
  const state = await stateOf(db);
  if (state.builder !== builder) return false;
  const stale = (await db.selectFrom('search_index_stale').select('product_id').execute()).map(
    ({ product_id }) => product_id,
  );
  for (let start = 0; start < stale.length; start += STALE_AT_ONCE)
    await replaceDocuments(db, '_next', stale.slice(start, start + STALE_AT_ONCE), now);
  await db.deleteFrom('search_index_stale').execute();
  const engine = engineOf(db);
  await runAll(db, [
    ...engine.drop(''),
    'drop table if exists search_index_words',
    ...engine.rename(),
    'alter table search_index_words_next rename to search_index_words',
  ]);
  await setState(db, { format: formatOf(now), revision: String(Number(state.revision) + 1), builder: '' });
  return true;
}
