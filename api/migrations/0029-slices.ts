import type { Migration } from './migration.ts';

/**
 * What the chips and the orders of a list ask, as columns of their own, and an index that has all of it: a slice of a large
 * catalogue is filtered, counted and sorted without reading a product (ADR 0026). It begins like the index by vehicle, whose place it takes.
 */
export const slices: Migration = {
  name: '0029-slices',
  statements: ({ jsonExtract }) => {
    const { whole, towed } = jsonExtract.length > 0 ? POSTGRES : SQLITE;
    return [
      ...['pins', 'towbar', 'towed_kg', 'led', 'uncoded'].map(
        (column) => `alter table products add column ${column} bigint not null default 0`,
      ),
      `update products set
        pins = ${whole('type')},
        towbar = case case type when '' then ${feature('prodTypeAttelage')} else type end
          when 'Rotule équerre' then 0 when 'Col de cygne' then 1
          when 'Démontable' then 2 when 'Escamotable' then 3 else -1 end,
        towed_kg = ${whole(towed)},
        led = case ${feature('prodLEDSupport')} when 'Oui' then 1 else 0 end,
        uncoded = case ${feature('prodAideProgrammation')} when 'Non' then 1 else 0 end`,
      `create index products_slices on products(
        catalogue, marque_norm, modele_norm, ref_norm, id, statut, stock_code, standard, type, pins, towbar,
        towed_kg, led, uncoded, year_from, year_to, price_cents)`,
      'drop index products_vehicle',
    ];
  },
};

function feature(name: string): string {
  return `coalesce(json_extract(technical, '$.${name}'), '')`;
}

/** Digits at the beginning, as the pages read them; the thousands may be apart. */
const SQLITE = {
  whole: (text: string) => `cast(${text} as integer)`,
  towed: `replace(replace(replace(${feature('prodMR')}, ' ', ''), char(160), ''), char(8239), '')`,
};
const POSTGRES = {
  whole: (text: string) => `coalesce(substring(${text} from '^[0-9]{1,9}'), '0')::bigint`,
  towed: `replace(replace(replace(${feature('prodMR')}, ' ', ''), chr(160), ''), chr(8239), '')`,
};
