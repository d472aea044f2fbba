import type { Catalogue } from '@extranet/shared/contracts';
import { partsOfWords } from '@extranet/shared/rules';
import { createLexicon, type Lexicon, type LexiconEntry } from '@extranet/shared/rules/question';
import type { Reading } from '../../base/db/schema.ts';
import { describeAll } from '../search-index/documents.ts';
import type { SearchStatus } from './status.ts';

interface Words {
  /** The version in which they were last compared with what is stored. */
  version: string;
  /** What they were made of. */
  readonly source: string;
  readonly entries: Promise<readonly LexiconEntry[]>;
  /** By the catalogues of which they know the words: there are seven choices of three. */
  readonly lexicons: Map<string, Promise<Lexicon>>;
}

const PAGE = 250;
const cache = new WeakMap<Reading, Words>();

/**
 * The words by which a customer's questions are read: only of the catalogues that the customer may see, so that neither a
 * correction nor a beginning tells of what the others hold. Kept until there is a word more: most writes of a product bring none.
 */
export async function lexiconOf(
  db: Reading,
  status: SearchStatus,
  catalogs: readonly Catalogue[],
): Promise<Lexicon> {
  const key = [...catalogs].sort().join(' ');
  const words = await wordsOf(db, status);
  const known = words.lexicons.get(key) ?? makeLexicon(db, words, catalogs);
  words.lexicons.set(key, known);
  known.catch(() => forget(db, words));
  return known;
}

async function wordsOf(db: Reading, status: SearchStatus): Promise<Words> {
  const version = `${status.version} ${status.isReadable}`;
  const known = cache.get(db);
  if (known?.version === version) return known;
  const source = status.isReadable ? `${status.words} ${await countWords(db)}` : version;
  // Somebody else may have looked meanwhile.
  const since = cache.get(db);
  if (since?.source === source) {
    since.version = version;
    return since;
  }
  const fresh: Words = {
    version,
    source,
    entries: status.isReadable ? storedEntries(db) : entriesOfProducts(db),
    lexicons: new Map(),
  };
  fresh.entries.catch(() => forget(db, fresh));
  cache.set(db, fresh);
  return fresh;
}

const forget = (db: Reading, words: Words): void => {
  if (cache.get(db) === words) cache.delete(db);
};

/** Within one index words are only ever added: as many as before are the same. */
async function countWords(db: Reading): Promise<number> {
  const { words } = await db
    .selectFrom('search_index_words')
    .select(({ fn }) => fn.countAll<number>().as('words'))
    .executeTakeFirstOrThrow();
  return Number(words);
}

async function makeLexicon(
  db: Reading,
  { entries }: Words,
  catalogs: readonly Catalogue[],
): Promise<Lexicon> {
  const own = (await entries).filter(({ catalogue }) => catalogs.some((name) => name === catalogue));
  const synonyms = await db.selectFrom('search_synonyms').select(['written', 'meant']).execute();
  return createLexicon(
    own,
    synonyms.map(({ written, meant }) => ({ written: partsOfWords(written).join(' '), meant })),
  );
}

const storedEntries = (db: Reading): Promise<LexiconEntry[]> =>
  db
    .selectFrom('search_index_words')
    .selectAll()
    .orderBy('kind')
    .orderBy('word')
    .orderBy('catalogue')
    .execute();

/** While there is no index: from the products themselves, each word once. */
async function entriesOfProducts(db: Reading): Promise<LexiconEntry[]> {
  const known = new Map<string, LexiconEntry>();
  for await (const page of describeAll(db, PAGE, new Date()))
    for (const entry of page.flatMap(({ entries }) => entries))
      known.set(`${entry.kind} ${entry.catalogue} ${entry.word}`, entry);
  return [...known.values()];
}
