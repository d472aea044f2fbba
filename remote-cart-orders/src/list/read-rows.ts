import { QUANTITY, readNumber } from '@extranet/shared/rules';
import type { ReadLine } from './lines.ts';
import { EAN, severalIn } from './several-in-line.ts';

type Row = readonly string[];

const REFERENCE_HEAD = /^(r[ée]f|article|code|produit)/i;
const QUANTITY_HEAD = /^(qt|quant|nombre|nb)/i;
/** Stands for the comma of '1,5' while columns are told apart: it separates none. */
export const DECIMAL_COMMA = '\u0001';
/** What people write behind a number of pieces, and before it. */
const UNIT = String.raw`(?:(?:pcs?|pces?|pi[èe]ces?|unit[ée]s?)(?:\(s\))?|u)\.?`;
const COUNTED = String.raw`(?:qt[ée]s?|quantit[ée]s?|qty|nombre|nb)\.?`;
/** As many digits as anybody mistypes; thirteen are an EAN. */
const NUMBER = String.raw`[1-9]\d{0,11}`;
/**
 * Reads '2 x FA-00012', 'FA-00012 x2', 'fa 00012 2', 'FA-00012 : 2', 'FA-00012 2 pièces', 'FA-00012 qté 2'. A number with leading zeros is part of
 * the reference; one that is no quantity, as 1000000 or -3, is one that must be corrected.
 */
const QUANTITY_FIRST = new RegExp(String.raw`^(${NUMBER})\s*(?:[x×*]|${UNIT})?\s+(\S.*)$`, 'i');
const QUANTITY_LAST = new RegExp(
  String.raw`^(.*?\S)(?:\s+(?:${COUNTED}\s*)?[x×*:=]?\s*|\s*[x×*:=]\s*)` +
    String.raw`([-\u2212]?${NUMBER}(?:[.${DECIMAL_COMMA}]\d+)?|0(?:[.${DECIMAL_COMMA}]\d+)?)\s*(?:[x×*]|${UNIT})?$`,
  'i',
);
/** All that is no number in '5 pièces', 'x 5', 'qté : 5'. */
const WORDS_OF_QUANTITY = new RegExp(
  String.raw`^\s*(?:${COUNTED}\s*)?[x×*:=]?|\s*(?:[x×*]|${UNIT})\s*$`,
  'gi',
);
const OTHER_SEPARATORS = /\s*[;,|\t]\s*/;
/** Texts meant as a number, valid or not: '99999', '-3', '12abc'. */
const NUMBER_LIKE = /^[x×*+-]?\s*\d/i;
const BOTH_KINDS = /(?=.*\p{L})(?=.*\d)/u;
/** '00059' is FA-00059 to somebody who leaves out what all of their references begin with. */
const DIGITS_OF_REFERENCE = /^0\d{2,}$/;
/** A reference that was mistyped altogether, as 'FA-OOOI2': a number behind it is its quantity all the same. */
const LONG_WORD = /^\p{L}\S{4,}$/u;

/** 'FA 00117 douze', 'FA-00117 12abc': what is meant as the quantity is no number, and is kept to be corrected. */
const WORDS_LAST = /^(\p{L}{1,4}[\s-]?\d{3,})\s+(\D+|\d+\p{L}\S*)$/u;

/** 'FA-00012 (x3)' */
const IN_BRACKETS = /^(.*\S)\s*\(([^()]+)\)$/;
/** 'FA-00012 100 50': which of them is meant nobody can know. */
const SEVERAL_NUMBERS = new RegExp(
  String.raw`^(\p{L}{2,4}(?:[.-]?\d{3,}|\s0\d{2,})|(?:\d ?){12}\d)\s+(${NUMBER}(?:\s+${NUMBER})+)$`,
  'u',
);

const isReference = (text: string) => BOTH_KINDS.test(text) || EAN.test(text);

/** Finds reference and quantity in each row of cells. */
export function linesOf(rows: readonly Row[]): ReadLine[] {
  const filled = rows
    .map((cells, index) => ({ at: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const head = filled[0] ? headOf(filled[0].cells) : undefined;
  const body = head ? filled.slice(1) : filled;
  const column = head ? -1 : quantityColumn(body.map(({ cells }) => cells));
  return body.flatMap(({ at, cells }) => {
    // A line that is not in the columns of the heads, as with another separator than theirs, is read by itself.
    const inColumns = head && cells.length > 1 && cells.length <= head.width;
    const lines = inColumns
      ? [byHead(cells, head)]
      : (severalIn(cells, splitBlank, readQuantity) ?? [byLooks(cells, column)]);
    return lines.filter(({ reference }) => reference !== '').map((line) => ({ at, ...line }));
  });
}

interface Head {
  reference: number;
  quantity: number;
  width: number;
}

function headOf(cells: Row): Head | undefined {
  const reference = cells.findIndex((cell) => REFERENCE_HEAD.test(cell));
  const quantity = cells.findIndex((cell) => QUANTITY_HEAD.test(cell));
  const isHead = (reference >= 0 || quantity >= 0) && !cells.some((cell) => /\d/.test(cell));
  if (!isHead) return undefined;
  return { reference: reference >= 0 ? reference : quantity === 0 ? 1 : 0, quantity, width: cells.length };
}

function byHead(cells: Row, { reference, quantity }: Head) {
  const [named = '', counted = ''] = [cells[reference], cells[quantity]];
  const swapped = readQuantity(named) !== null && isReference(counted);
  return swapped ? quantified(counted, named) : quantified(named, counted);
}

/** The column, after the first, in which most lines have a quantity: whatever else stands in it is meant as one. */
function quantityColumn(rows: readonly Row[]): number {
  const inColumns = rows.filter(({ length }) => length > 1);
  const widest = Math.max(0, ...inColumns.map(({ length }) => length));
  for (let column = 1; column < widest; column += 1) {
    const count = inColumns.filter((cells) => readQuantity(cells[column] ?? '') !== null).length;
    if (count * 2 > inColumns.length) return column;
  }
  return -1;
}

function byLooks(cells: Row, column = -1): Omit<ReadLine, 'at'> {
  const given = cells.filter((cell) => cell !== '');
  const [first = '', ...others] = given;
  // This line has another separator than the rest.
  const parted = others.length === 0 ? first.split(OTHER_SEPARATORS) : [];
  if (parted.length > 1) return byLooks(parted);
  if (others.length === 0) return splitBlank(first);
  const swapped = readQuantity(first) !== null && others.find(isReference);
  if (swapped) return quantified(swapped, first);
  // Words between the reference and its quantity are a description, and ignored.
  const quantity =
    others.find((cell) => readQuantity(cell) !== null) ??
    others.find((cell) => NUMBER_LIKE.test(bare(cell))) ??
    (cells[column] || others.find((cell) => cells.length === 2 && !/\s/.test(cell)));
  return quantified(first, quantity ?? '');
}

function splitBlank(cell: string): Omit<ReadLine, 'at'> {
  const [, bracketed = '', inside = ''] = IN_BRACKETS.exec(cell) ?? [];
  if (NUMBER_LIKE.test(bare(inside))) return quantified(bracketed, inside);
  const [, several, numbers] = SEVERAL_NUMBERS.exec(cell) ?? [];
  if (several && numbers) return { reference: several, quantity: numbers };
  const trailing = QUANTITY_LAST.exec(cell);
  // Of '3 701210 000011 2' the first digit is the EAN's.
  if (trailing && EAN.test(trailing[1] ?? '')) return quantified(trailing[1] ?? '', trailing[2] ?? '');
  const leading = QUANTITY_FIRST.exec(cell);
  if (leading && isReference(leading[2] ?? '')) return quantified(leading[2] ?? '', leading[1] ?? '');
  // 'FA 1' may be a reference: the number is a quantity only if the text before it is a reference by itself.
  const before = trailing?.[1] ?? '';
  if (trailing && [BOTH_KINDS, DIGITS_OF_REFERENCE, LONG_WORD].some((form) => form.test(before)))
    return quantified(before, trailing[2] ?? '');
  const [, named = cell, words = ''] = WORDS_LAST.exec(cell) ?? [];
  return quantified(named, words);
}

/** A missing quantity means one piece; an invalid one is kept as written. */
function quantified(reference: string, written: string) {
  if (written === '') return { reference, quantity: 1 };
  return { reference, quantity: readQuantity(written) ?? written.replace(DECIMAL_COMMA, ',') };
}

const bare = (text: string): string =>
  text
    .replace(/^\s*\((.*)\)\s*$/, '$1')
    .replace(WORDS_OF_QUANTITY, '')
    .replace(DECIMAL_COMMA, ',');

const readQuantity = (text: string): number | null => readNumber(bare(text), QUANTITY).value ?? null;
