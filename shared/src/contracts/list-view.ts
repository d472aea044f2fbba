import { type Static, Type } from 'typebox';
import { Id } from './values.ts';

/** The back office's lists that have views. */
export const VIEWED_LISTS = ['customers', 'orders', 'products'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];
const List = Type.Enum([...VIEWED_LISTS]);

/** Tables whose columns are chosen; the products' differ by catalogue. */
export const COLUMN_SETS = [
  'customers',
  'orders',
  'products.Faisceau',
  'products.Attelage',
  'products.Kit',
] as const;
export const ColumnSet = Type.Enum([...COLUMN_SETS]);
export type ColumnSet = Static<typeof ColumnSet>;

/** Names of columns; a page leaves out those that it does not know. */
const Name = Type.String({ pattern: '^[A-Za-z]{1,30}$' });
const SOME = { maxItems: 30, uniqueItems: true };
const Columns = Type.Array(Name, { ...SOME, minItems: 1 });

const fields = {
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  shared: Type.Boolean({ description: 'For all administrators; otherwise for who saved it' }),
  address: Type.String({ maxLength: 1000, description: 'Filters and order, as the page’s address has them' }),
  columns: Type.Array(Name, { ...SOME, description: 'None: those that one has chosen' }),
};

/** POST /admin/list-views */
export const ListViewWish = Type.Object(
  {
    list: List,
    ...fields,
    id: Type.Optional(
      Type.String({
        pattern: '^[\\w-]{1,64}$',
        description: 'Of a view that was deleted and comes back: addresses that name it lead to it again',
      }),
    ),
  },
  { additionalProperties: false },
);
export type ListViewWish = Static<typeof ListViewWish>;

/** PUT /admin/list-views/{id}: 409 when it changed since this version. */
export const ListViewChange = Type.Object(
  { ...fields, version: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);
export type ListViewChange = Static<typeof ListViewChange>;

/** A list as somebody wants to see it again. */
export const ListView = Type.Object({
  id: Id,
  list: List,
  ...fields,
  author: Type.String({ description: 'Who saved it last' }),
  version: Type.Integer(),
});
export type ListView = Static<typeof ListView>;

export const ListViewsQuery = Type.Object({ list: List });

/** GET /admin/list-views: the shared ones and one’s own by name, and the columns that one chose last. */
export const ListViews = Type.Object({
  views: Type.Array(ListView),
  columns: Type.Array(Type.Object({ of: ColumnSet, columns: Columns })),
});
export type ListViews = Static<typeof ListViews>;

/** PUT /admin/list-columns/{of} */
export const ColumnsWish = Type.Object({ columns: Columns }, { additionalProperties: false });
