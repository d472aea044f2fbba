import { type Ask, admin, json, someOf } from './ask.ts';

const MAKES = ['PEUGEOT', 'RENAULT', 'VOLKSWAGEN'];
const makeOf = (time: number) => MAKES[time % MAKES.length];
const list = (query: Record<string, unknown>) => `/admin/products?l=0,200&query=${json(query)}`;

/** The clerk among the products. */
export const PRODUCT_ASKS: readonly Ask[] = [
  {
    what: "the clerk's products of a make",
    run: (grown, time) =>
      admin(grown, list({ 'prodCatalogue:eq': 'Attelage', 'prodMarque:eq': makeOf(time) })),
  },
  {
    what: 'products by how their reference begins',
    run: (grown, time) => admin(grown, list({ 'prodRef:prefix': `fa-00${10 + time}` })),
  },
  {
    what: 'references that begin as typed',
    run: (grown, time) => admin(grown, `/admin/references?begins=fa-00${10 + time}&l=0,200`),
  },
  {
    what: 'kits by a word that none has',
    run: (grown, time) => admin(grown, list({ 'prodCatalogue:eq': 'Kit', 'prodText:contains': `zz${time}` })),
  },
  {
    what: 'the makes of a catalogue',
    run: (grown) => admin(grown, '/admin/products/constructors?prodCatalogue=Attelage'),
  },
  { what: 'a product', run: (grown) => admin(grown, `/admin/product/${grown.product}/overview`) },
  {
    what: 'its special prices',
    run: (grown, time) =>
      admin(
        grown,
        `/admin/product/${encodeURIComponent(grown.refs[someOf(grown.refs.length, time) - 1] ?? '')}/specialPrices`,
      ),
  },
  { what: 'the newest of the audit trail', run: (grown) => admin(grown, '/admin/audit?l=0,100') },
];
