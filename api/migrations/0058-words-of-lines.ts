import type { Migration } from './migration.ts';

const PLAIN = {
  A: 'àâäÀÂÄ',
  C: 'çÇ',
  E: 'éèêëÉÈÊË',
  I: 'îïÎÏ',
  O: 'ôöÔÖ',
  U: 'ùûüÙÛÜ',
  '': [...' -.,;:/()+&’·\u00a0\u202f', "''"],
};

/** As rules write searchable texts, for lines from before: neither database takes accents away by itself. */
const searchableLabel = Object.entries(PLAIN)
  .flatMap(([to, all]) => [...all].map((from) => [from, to] as const))
  .reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, 'label');

/** An order is found by what was ordered and for which vehicle: the words of a line stand beside it. */
export const wordsOfLines: Migration = {
  name: '0058-words-of-lines',
  statements: ({ text }) => [
    `alter table order_items add column words ${text} not null default ''`,
    `update order_items set words =
      ref_norm || ' ' || upper(${searchableLabel}) || ' ' || upper(replace(coalesce(vehicle, ''), '.', ''))`,
  ],
};
