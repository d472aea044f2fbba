import type { Catalogue, SearchAnswer, SearchGroup, SearchQuestion } from '@extranet/shared/contracts';
import { CATALOGUES, referenceKey } from '@extranet/shared/rules';
import { type Lexicon, type QuestionReading, readQuestion, token } from '@extranet/shared/rules/question';
import { readVehicleKey } from '@extranet/shared/rules/vehicle';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Db } from '../../base/db/schema.ts';
import { type Found, MATCHES_MAX, type Wanted } from '../search-index/engine.ts';
import { isThere } from '../search-index/state.ts';
import { boughtBefore } from './bought-before.ts';
import { type ByReference, beginningWith } from './by-reference.ts';
import { findExact } from './find-exact.ts';
import { lexiconOf } from './lexicons.ts';
import { enough, smallerQuestions } from './nearest.ts';
import { namesAPerson } from './private-question.ts';
import { rankedRows } from './ranked-rows.ts';
import { type SearchStatus, searchStatus } from './status.ts';

/** So many are read: whether they can be had at the customer's own price decides about their place. */
const ROWS_MIN = 12;
const NOTHING: SearchAnswer = {
  understood: { inWords: '', meant: [], unknown: [] },
  groups: [],
  nearest: [],
};

type Question = Pick<SearchQuestion, 'q' | 'c' | 'v' | 'as'> & { readonly n: number };

export interface Searched {
  readonly answer: SearchAnswer;
  /** The index was not there, and the products themselves were searched. */
  readonly isSlow: boolean;
}

interface Place {
  readonly db: Db;
  readonly status: SearchStatus;
  readonly catalogs: readonly Catalogue[];
  readonly lexicon: Lexicon;
  readonly exact: boolean;
  readonly thisYear: number;
}

export async function search(db: Db, user: CurrentUser, question: Question, now: Date): Promise<Searched> {
  const status = await searchStatus(db);
  const asked = { db, user, question, now };
  try {
    const searched = await searchWith(status, asked);
    if (searched.answer.groups.length > 0) return searched;
    // An index may have been emptied or replaced between the two looks at it: nothing is said to be nothing only if it was not.
    const since = await searchStatus(db);
    const isSame = since.version === status.version && since.isReadable === status.isReadable;
    return isSame ? searched : searchWith(since, asked);
  } catch (error) {
    // Somebody may have deleted the index under the running server.
    if (!status.isReadable || (await isThere(db))) throw error;
    return searchWith({ ...status, isReadable: false }, asked);
  }
}

interface Asked {
  readonly db: Db;
  readonly user: CurrentUser;
  readonly question: Question;
  readonly now: Date;
}

async function searchWith(status: SearchStatus, { db, user, question, now }: Asked): Promise<Searched> {
  const { q, c, v, as, n } = question;
  const lexicon = await lexiconOf(db, status, user.catalogs);
  const catalogs = searchedCatalogues(user.catalogs, c);
  const place = { db, status, catalogs, lexicon, exact: as === 'typed', thisYear: now.getFullYear() };
  const readings = readQuestion(q, lexicon, place);
  const isSlow = !status.isReadable;
  if (namesAPerson(q, readings)) return { answer: NOTHING, isSlow };
  const isCode = /\d/.test(referenceKey(q));
  const byCode = isCode ? await beginningWith(db, catalogs, q) : [];
  // What is found both by its reference and by its words counts once: then all of them are needed.
  const rows = byCode.length > 0 ? MATCHES_MAX : Math.max(n, ROWS_MIN);
  const bought = await boughtBefore(db, user.id);
  const { reading, found } = await firstThatFinds(place, readings, { catalogs, rows, known: bought }, byCode);
  const named = found.length > 0 || isCode ? byCode : await beginningWith(db, catalogs, q);
  const fitting = await fittingOf(place, reading, v, n);
  const groups = await groupsOf(user, { place, found, fitting, named, bought, n });
  const first = reading?.catalogue;
  const answer: SearchAnswer = {
    understood: understoodOf(reading, named, {
      isBeginning: found.length === 0 && named.length > 0,
      typed: q.trim().toUpperCase(),
    }),
    groups: groups.toSorted(
      (one, other) => Number(other.catalogue === first) - Number(one.catalogue === first),
    ),
    nearest: groups.length > 0 || !reading ? [] : await nearestOf(place, reading),
  };
  return { answer, isSlow };
}

/** The catalogue asked for, if it is one of the caller's. */
function searchedCatalogues(catalogs: readonly Catalogue[], wanted: string | undefined): Catalogue[] {
  return CATALOGUES.filter(
    (name) => catalogs.includes(name) && (!wanted || name.toLowerCase() === wanted.toLowerCase()),
  );
}

async function firstThatFinds(
  { db, status }: Place,
  readings: readonly QuestionReading[],
  wanted: Wanted,
  byCode: readonly ByReference[],
): Promise<{ reading: QuestionReading | undefined; found: Found[] }> {
  for (const reading of readings) {
    // 'fa-0000' is the beginning of references: what else its letters begin was not meant.
    if (byCode.length > 0 && reading.unknown.length > 0) continue;
    const found = await findExact(db, status, wordsOf(reading), wanted);
    if (found.length > 0) return { reading, found };
  }
  return { reading: readings[0], found: [] };
}

const wordsOf = ({ pieces }: QuestionReading): string[][] => pieces.map(({ tokens }) => [...tokens]);

/** Of what was asked for, the parts for the vehicle: among a hundred thousand they would not be among those fetched. */
async function fittingOf(
  { db, status, catalogs }: Place,
  reading: QuestionReading | undefined,
  key: string | undefined,
  rows: number,
): Promise<Found[]> {
  const vehicle = key ? readVehicleKey(key) : undefined;
  if (!vehicle || !reading || reading.pieces.length === 0) return [];
  const { marqueNorm, modeleNorm, year } = vehicle;
  const years = year > 0 ? [[token.year(year), token.anyYear]] : [];
  return findExact(db, status, [...wordsOf(reading), [token.model(marqueNorm, modeleNorm)], ...years], {
    catalogs,
    rows,
  });
}

interface Material {
  readonly place: Place;
  readonly found: readonly Found[];
  readonly fitting: readonly Found[];
  readonly named: readonly ByReference[];
  readonly bought: readonly string[];
  readonly n: number;
}

async function groupsOf(
  user: CurrentUser,
  { place, found, fitting, named, bought, n }: Material,
): Promise<SearchGroup[]> {
  const idsOf = (list: readonly Found[], catalogue: Catalogue) =>
    list.find((one) => one.catalogue === catalogue)?.ids ?? [];
  const whole = new Set(named.filter(({ isWhole }) => isWhole).map(({ id }) => id));
  const groups = place.catalogs.map((catalogue) => {
    const own = named.filter((one) => one.catalogue === catalogue);
    const words = found.find((one) => one.catalogue === catalogue);
    const byWords = new Set([...idsOf(fitting, catalogue), ...(words?.ids ?? [])]);
    const begun = own.filter(({ id }) => !byWords.has(id));
    const count = Math.min((words?.count ?? 0) + begun.length, MATCHES_MAX);
    const first = own.filter(({ isWhole }) => isWhole).map(({ id }) => id);
    const ids = [...new Set([...first, ...byWords, ...begun.slice(0, n).map(({ id }) => id)])];
    return { catalogue, count, ids };
  });
  const ownBefore = new Set(bought);
  const read = groups.flatMap(({ ids }) =>
    ids.filter((id, at) => at < Math.max(n, ROWS_MIN) || ownBefore.has(id)),
  );
  const fits = new Set(fitting.flatMap(({ ids }) => ids));
  const rows = await rankedRows(place.db, user, {
    ids: read,
    fitting: fits,
    named: whole,
    bought: ownBefore,
    n,
  });
  return groups
    .map(({ catalogue, count }) => ({
      catalogue,
      count: Math.min(count, MATCHES_MAX - 1),
      more: count === MATCHES_MAX,
      rows: rows.filter(({ prodCatalogue }) => prodCatalogue === catalogue),
    }))
    .filter((group) => group.rows.length > 0);
}

function understoodOf(
  reading: QuestionReading | undefined,
  named: readonly ByReference[],
  { isBeginning, typed }: { isBeginning: boolean; typed: string },
): SearchAnswer['understood'] {
  const whole = named.find(({ isWhole }) => isWhole);
  if (whole) return { inWords: whole.ref, meant: [], unknown: [] };
  if (!reading || isBeginning) return { ...NOTHING.understood, inWords: typed };
  const { inWords, marque, modele, year, catalogue, meant, unknown } = reading;
  return {
    inWords,
    ...(marque && { marque }),
    ...(modele && { modele }),
    ...(year && { year }),
    ...(catalogue && { catalogue }),
    meant: [...meant],
    unknown: [...unknown],
  };
}

/** The nearest questions that find something in the catalogues that were searched. */
async function nearestOf(place: Place, reading: QuestionReading): Promise<SearchAnswer['nearest']> {
  const nearest: SearchAnswer['nearest'] = [];
  for (const q of smallerQuestions(reading)) {
    if (enough(nearest)) break;
    const [smaller] = readQuestion(q, place.lexicon, place);
    if (!smaller || nearest.some(({ inWords }) => inWords === smaller.inWords)) continue;
    const found = await findExact(place.db, place.status, wordsOf(smaller), {
      catalogs: place.catalogs,
      rows: 1,
    });
    const count = found.reduce((sum, one) => sum + Math.min(one.count, MATCHES_MAX - 1), 0);
    if (count > 0) nearest.push({ q, inWords: smaller.inWords, count });
  }
  return nearest;
}
