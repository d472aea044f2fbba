import type { Migration } from './migration.ts';

/** As French sellers and garages call these parts: on the left all ways to write it, on the right what the catalogues call it. */
const CALLED: readonly [written: string, meant: string][] = [
  [
    'remorquage, boule de remorquage, crochet de remorquage, barre de remorquage, attelage de remorquage',
    'attelage',
  ],
  ['barre attelage, barre d’attelage, ferrure, ferrure attelage, ferrure d’attelage', 'attelage'],
  ['boule attelage, crochet attelage, crochet caravane, crochet de caravane, boule caravane', 'attelage'],
  [
    'rotule attelage, rotule d’attelage, rotule de remorquage, dispositif d’attelage, système d’attelage',
    'attelage',
  ],
  [
    'attache caravanes, attache de remorque, attache remorquage, attelage remorque, attelage de remorque',
    'attelage',
  ],
  ['prise attelage, prise d’attelage, prise électrique, prise de remorquage, prise remorquage', 'faisceau'],
  ['faisceau attelage, faisceau d’attelage, faisceau électrique, faisceau de remorquage', 'faisceau'],
  ['câble attelage, câble d’attelage, câblage attelage, câblage d’attelage, câblage remorque', 'faisceau'],
  ['kit électrique, kit de câblage, kit électrique attelage, kit électrique d’attelage', 'faisceau'],
  ['boîtier attelage, boîtier d’attelage, boîtier remorque, boîtier de remorque', 'faisceau'],
  ['module attelage, module d’attelage, module remorque, module de remorque', 'faisceau'],
  ['connectique, branchement électrique, électricité, élec', 'faisceau'],
  ['13 trous, 13 points, din 13', '13 broches'],
  ['7 trous, 7 points, din 7', '7 broches'],
  ['pack, ensemble', 'kit'],
  ['attelage complet, kit complet', 'kit attelage'],
  ['détachable, décrochable', 'démontable'],
  ['boulonné, soudé', 'fixe'],
  // Its ball is held by two bolts.
  [
    'démontable avec outil, démontable avec outils, démontable à outil, rotule démontable avec outil, rotule démontable avec outils, rdao',
    'col de cygne',
  ],
  ['pivotant, pivotable, rabattable, repliable, escamotable électrique', 'escamotable'],
  ['attelage électrique, attelage motorisé, crochet électrique', 'attelage escamotable'],
  ['col cygne, cou de cygne', 'col de cygne'],
  ['rotule standard, boule équerre', 'rotule équerre'],
  ['porte cycles, plateforme vélo, plateforme vélos, porte bicyclettes', 'porte-vélos'],
];

const SYNONYMS = CALLED.flatMap(([written, meant]) => written.split(', ').map((words) => [words, meant]));

/** Words of the trade; one that the back office has added already stays as it is. */
export const wordsOfTheTrade: Migration = {
  name: '0063-words-of-the-trade',
  statements: () =>
    SYNONYMS.map(
      ([written = '', meant = ''], at) =>
        `insert into search_synonyms select 'trade-${at}', '${written}', '${compared(written)}', '${meant}', '', '2026-11-27T00:00:00.000Z'
          where not exists (select 1 from search_synonyms where written_norm = '${compared(written)}')`,
    ),
};

/** A released migration depends on no rule that may change. */
const compared = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ');
