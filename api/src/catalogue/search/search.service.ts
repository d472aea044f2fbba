import type { Catalogue, SearchAnswer, SearchQuestion, Understood } from '@extranet/shared/contracts';
import { CATALOGUES, referenceKey } from '@extranet/shared/rules';
import { type Piece, type QuestionReading, token } from '@extranet/shared/rules/question';
import { readVehicleKey } from '@extranet/shared/rules/vehicle';
import type { Reading } from '../../base/db/schema.ts';
import type { Buyer } from '../prices/buyer.ts';
import { MATCHES_MAX } from '../search-index/engine.ts';
import { isThere } from '../search-index/state.ts';
import { absentOf, otherGenerations } from './absent.ts';
import { asCatalogued } from './as-catalogued.ts';
import { findsAsTyped } from './as-typed.ts';
import { boughtBefore } from './bought-before.ts';
import { builtYears } from './built-years.ts';
import { type ByReference, beginningWith } from './by-reference.ts';
import { countOf, type Found, findExact, type Wanted } from './find-exact.ts';
import { groupsOf, ROWS_MIN } from './groups.ts';
import { lexiconOf } from './lexicons.ts';
import { nearestOf } from './nearest.ts';
import { type Place, wordsOf } from './place.ts';
import { namesAPerson } from './private-question.ts';
import { readingsOf } from './remembered-readings.ts';
import { replacedBy } from './replaced.ts';
import { type SearchStatus, searchStatus } from './status.ts';
import { NOTHING_UNDERSTOOD, understoodOf } from './understood.ts';
import { unknownReferences, withoutLost } from './unknown-references.ts';
import { withVehicles } from './vehicles-meant.ts';

const NOTHING: SearchAnswer = { understood: NOTHING_UNDERSTOOD, groups: [], nearest: [] };

type Question = Pick<SearchQuestion, 'q' | 'c' | 'v' | 'as'> & { readonly n: number };

export interface Searched {
  readonly answer: SearchAnswer;
  /** The index was not there, and the products themselves were searched. */
  readonly isSlow: boolean;
}

export async function search(db: Reading, user: Buyer, question: Question, now: Date): Promise<Searched> {
  const catalogs = searchedCatalogues(user.catalogs, question.c);
  // Neither needs the other: with PostgreSQL they are one wait.
  const [status, byCode] = await Promise.all([
    searchStatus(db, user.id),
    isCode(question.q) ? beginningWith(db, catalogs, question.q) : [],
  ]);
  const bought = await boughtBefore(db, user.id, status.latestOrder);
  const asked = { db, user, question, now, catalogs, bought, byCode };
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
  readonly db: Reading;
  readonly user: Buyer;
  readonly question: Question;
  readonly now: Date;
  readonly catalogs: readonly Catalogue[];
  readonly bought: ReadonlySet<string>;
  readonly byCode: readonly ByReference[];
}

async function searchWith(status: SearchStatus, asked: Asked): Promise<Searched> {
  const { db, user, question, now, catalogs, bought, byCode } = asked;
  const { q, v, as, n } = question;
  const lexicon = await lexiconOf(db, status, user.catalogs);
  const place = { db, status, catalogs, lexicon, exact: as === 'typed', thisYear: now.getFullYear() };
  const readings = readingsOf(q, lexicon, place);
  const isSlow = !status.isReadable;
  if (namesAPerson(q, readings)) return { answer: NOTHING, isSlow };
  // What is found both by its reference and by its words counts once: then all of them are needed.
  const rows = byCode.length > 0 ? MATCHES_MAX : Math.max(n, ROWS_MIN);
  const { reading, found } = await firstThatFinds(place, readings, { catalogs, rows, known: bought }, byCode);
  const named = found.length > 0 || isCode(q) ? byCode : await beginningWith(db, catalogs, q);
  const fitting = await fittingOf(place, reading, v, n);
  const hasPiece = (kind: Piece['kind']) => reading?.pieces.some((piece) => piece.kind === kind) ?? false;
  const namesBody = hasPiece('body');
  const plainFirst = hasPiece('name') && !namesBody;
  const groups = await groupsOf(user, { db, catalogs, found, fitting, named, bought, plainFirst, n });
  const fits = namesVehicle(reading) ? 0 : countOf(fitting);
  const placeOf = ({ catalogue }: { catalogue: string }) => (catalogue === reading?.catalogue ? 0 : 1);
  const wrongYear = groups.length > 0 || !reading ? undefined : await builtYears(db, user.catalogs, reading);
  const lost = await unknownReferences(place, user.catalogs, reading);
  const told = withoutLost(
    understoodOf(reading, named, {
      isBeginning: found.length === 0 && named.length > 0,
      typed: q.trim().toUpperCase(),
    }),
    lost,
    found.length === 0,
  );
  const isAbsent = groups.length === 0 && reading?.absent !== undefined;
  const understood: Understood = {
    ...told,
    inWords: asCatalogued(told.inWords, reading, groups),
    ...(wrongYear && { built: wrongYear.built }),
    ...(isAbsent && { absent: absentOf(reading.absent) }),
    ...((await findsAsTyped(place, q, reading)) && { exactly: true }),
  };
  const replaced = await replacedBy(db, user, q, groups);
  const answer: SearchAnswer = {
    // Suggestions do not offer them.
    understood: n > ROWS_MIN ? await withVehicles(db, user.catalogs, understood, namesBody) : understood,
    groups: groups.toSorted((one, other) => placeOf(one) - placeOf(other)),
    ...(replaced && { replaced }),
    ...(fits > 0 && { fits }),
    nearest:
      groups.length > 0 || !reading
        ? []
        : await nearestOf(place, q, reading, wrongYear?.questions ?? otherGenerations(reading)),
  };
  return { answer, isSlow };
}

const isCode = (text: string) => /\d/.test(referenceKey(text));

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

const OF_PART: readonly Piece['kind'][] = ['catalogue', 'word', 'pins'];

/** A part word alone asks for the vehicle in front of the customer. */
const namesVehicle = (reading: QuestionReading | undefined): boolean =>
  !reading || reading.pieces.some(({ kind }) => !OF_PART.includes(kind));

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
  const { all, ...rest } = wordsOf(reading);
  const ofVehicle = [...all, [token.model(marqueNorm, modeleNorm)], ...years];
  return findExact(db, status, { ...rest, all: ofVehicle }, { catalogs, rows });
}
