import { searchable } from '../search.ts';
import { ROMAN } from '../vehicle/vehicle-names.ts';
import { type CodedGeneration, generationsCoded } from './generation-codes.ts';
import type { KnownModel, Lexicon } from './lexicon.ts';
import { namesakes } from './namesakes.ts';
import type { Walk } from './pieces.ts';
import { isFiller, type Part } from './plain-words.ts';
import { pushStranger, setAside } from './strangers.ts';

/** What is a code in any question; shorter ones only behind the name of their model. */
const PLAIN_CODE = /^[A-Z]\d{2,3}$/;
const LETTERS = /^\p{L}+$/u;

/**
 * 'qashqai j11', '308 t9', 'vito 447': where the word at this place is the code of a generation, that one stands behind its model afterwards,
 * as the catalogues call it. Answers how many words it took.
 */
export function readCodedGeneration(walk: Walk, at: number): number {
  const { parts, exact } = walk;
  const { word = '' } = parts[at] ?? {};
  const coded = generationsCoded(word);
  // A letter behind a name is read as one.
  if (exact || coded.length === 0 || word.length === 1 || isFiller(word)) return 0;
  const named = nearestNamed(walk, at, coded);
  if (named) return readOf(walk, at, named);
  putModelOfCode(walk, at, coded);
  return 0;
}

/** Whether the code is one of a generation of that model: 'qashqaij11' is two words. */
export const isCodeOf = (name: string, code: string): boolean =>
  generationsCoded(code).some(({ family }) => family === name);

interface Named {
  readonly generation: CodedGeneration;
  /** Where its model's name ends. */
  readonly end: number;
}

/** Of several that are named the longest: a C4 Picasso is no C4. */
function nearestNamed(
  { parts, lexicon }: Walk,
  at: number,
  coded: readonly CodedGeneration[],
): Named | undefined {
  const { word = '' } = parts[at] ?? {};
  return coded
    .filter(({ family }) => lexicon.words.get(family)?.kind === 'name')
    .flatMap((generation) => {
      const end = endOfName(parts, generation.family);
      // 'AD', 'SM': letters that may be anything elsewhere.
      const isNear = !LETTERS.test(word) || end === at;
      return end < 0 || !isNear ? [] : [{ generation, end }];
    })
    .toSorted((one, other) => other.generation.family.length - one.generation.family.length)[0];
}

/** Behind the words that make up the name, with or without blanks; -1 where it is not there. */
function endOfName(parts: readonly Part[], family: string): number {
  for (let from = 0; from < parts.length; from += 1) {
    let joined = '';
    for (let end = from; end < parts.length && joined.length < family.length; end += 1) {
      joined += parts[end]?.word ?? '';
      if (joined === family) return end + 1;
    }
  }
  return -1;
}

const modelsOf = ({ models }: Lexicon, name: string): KnownModel[] =>
  models.filter(({ family }) => searchable(family) === name);

/** As the catalogues call the generation; undefined where they do not have it. */
function calledThere(models: readonly KnownModel[], { number, codes }: CodedGeneration): string | undefined {
  const code = codes.find((own) =>
    models.some(({ modele }) => modele.split(/\s+/).slice(1).map(searchable).includes(own)),
  );
  return code ?? (models.some(({ generation }) => generation === number) ? ROMAN[number - 1] : undefined);
}

function readOf(walk: Walk, at: number, { generation, end }: Named): number {
  const { parts, lexicon, meant } = walk;
  const { word = '', written = '' } = parts[at] ?? {};
  const models = modelsOf(lexicon, generation.family);
  const name = models[0]?.family ?? '';
  const counted = models.some((model) => model.generation > 0) ? ROMAN[generation.number - 1] : undefined;
  const called = calledThere(models, generation) ?? counted;
  if (called === word) return 0;
  if (called !== undefined) {
    meant.push({ typed: written, meant: `${name} ${called}`, how: 'synonym' });
    parts.splice(at, 1);
    parts.splice(end > at ? end - 1 : end, 0, { written: called, word: called });
    return 0;
  }
  // 'Rifter K9', where the catalogues know one Rifter.
  if (models.every(({ modele }) => searchable(modele).replace(/BREAK$/, '') === generation.family))
    setAside(walk, written);
  else {
    walk.absent = `${name} ${written.toUpperCase()}`;
    pushStranger(walk, written, namesakes(walk, word));
  }
  return 1;
}

/** 'j11' alone: the only model that has it. */
function putModelOfCode(
  { parts, lexicon, meant }: Walk,
  at: number,
  coded: readonly CodedGeneration[],
): void {
  const { word = '', written = '' } = parts[at] ?? {};
  const isNamed = parts.some(({ word: other }) => lexicon.words.get(other)?.kind === 'name');
  const isReference = lexicon.series.has(word.replace(/\d+$/, ''));
  if (!PLAIN_CODE.test(word) || lexicon.words.has(word) || isNamed || isReference) return;
  const there = coded.flatMap((generation) => {
    const models = modelsOf(lexicon, generation.family);
    const called = calledThere(models, generation);
    return called === undefined ? [] : [{ name: models[0]?.family ?? '', called }];
  });
  const [only, ...others] = there;
  if (!only || others.length > 0) return;
  meant.push({ typed: written, meant: `${only.name} ${only.called}`, how: 'synonym' });
  const names = only.name.split(/\s+/).map((own) => ({ written: own, word: searchable(own) }));
  parts.splice(at, 1, ...names, { written: only.called, word: only.called });
}
