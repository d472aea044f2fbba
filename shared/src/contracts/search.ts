import { type Static, Type } from 'typebox';
import { TEXT_MAX } from '../rules/index.ts';
import { ProductRow } from './product.ts';
import { Replacement } from './successor.ts';
import { Catalogue, Done, Id, Instant, Nullable } from './values.ts';
import { VehicleKey } from './vehicle.ts';

/** The longest question that is read; what is longer is refused with a sentence. */
export const QUESTION_MAX = TEXT_MAX.question;

/** GET /search. Plates and VINs never come here: the field leads them to the vehicles (B1.09). */
export const SearchQuestion = Type.Object({
  q: Type.String({ minLength: 1, maxLength: QUESTION_MAX }),
  c: Type.Optional(
    Type.String({ maxLength: 20, description: 'A catalogue; without it, all the caller may see' }),
  ),
  v: Type.Optional(VehicleKey),
  as: Type.Optional(
    Type.Literal('typed', { description: 'No slip is forgiven and no synonym taken (undo)' }),
  ),
  /** Rows of each group: few for suggestions, many for the catalogue's list. */
  n: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 8 })),
});
export type SearchQuestion = Static<typeof SearchQuestion>;

/** A word of the question that was taken for another. */
export const MeantWord = Type.Object({
  typed: Type.String(),
  meant: Type.String(),
  how: Type.Enum(['slip', 'synonym']),
});
export type MeantWord = Static<typeof MeantWord>;

export const AbsentGeneration = Type.Object({
  inWords: Type.String(),
  others: Type.Array(Type.String({ description: "'Golf VI'" })),
});

/** What was understood: 'Résultats pour Peugeot 308, 2016'. */
export const Understood = Type.Object({
  /** Empty when nothing was understood. */
  inWords: Type.String(),
  marque: Type.Optional(Type.String()),
  modele: Type.Optional(Type.String()),
  year: Type.Optional(Type.Integer()),
  /** The vehicles that are called so and were built then: '308' of 2016 is a 308 II or a 308 II Break. */
  vehicles: Type.Optional(Type.Array(Type.Object({ key: VehicleKey, inWords: Type.String() }))),
  catalogue: Type.Optional(Catalogue),
  /** Words that were taken for others; the question can be asked again without them (`as: 'typed'`). */
  meant: Type.Array(MeantWord),
  /** Words that nothing in the catalogues has: the rest was searched, unless they are `missing`. */
  unknown: Type.Array(Type.String()),
  /** Those of them that stand for a vehicle, or for a word as it was typed: without them nothing was searched. */
  missing: Type.Optional(Type.Array(Type.String())),
  /** What no product that was found is: 'non démontable' as it was typed, 'démontable' as it is shown. */
  without: Type.Optional(Type.Array(Type.Object({ typed: Type.String(), shown: Type.String() }))),
  /** There is a way back from `meant`: as it was typed, the question finds something. */
  exactly: Type.Optional(Type.Boolean()),
  /** Words that were understood and left out, because no part can be asked for by them: a trim. */
  aside: Type.Optional(Type.Array(Type.String())),
  /** Nothing was found, for the catalogues have others of the model than that generation: 'Volkswagen Golf V'. */
  absent: Type.Optional(AbsentGeneration),
  /** Nothing was found, for the model was not built in that year: from when to when it was. */
  built: Type.Optional(
    Type.Object({
      inWords: Type.String(),
      from: Type.Integer(),
      to: Type.Integer({ description: '9999 while it is still built' }),
    }),
  ),
});
export type Understood = Static<typeof Understood>;

export const SearchGroup = Type.Object({
  catalogue: Catalogue,
  /** How many there are; `more`: at least so many. */
  count: Type.Integer(),
  more: Type.Boolean(),
  /** Best first: fits the vehicle, orderable, bought before, then the rest. */
  rows: Type.Array(ProductRow),
});
export type SearchGroup = Static<typeof SearchGroup>;

/** What GET /search answers. */
export const SearchAnswer = Type.Object({
  understood: Understood,
  /** The reference that was asked for can no longer be had: this one is taken in its place. */
  replaced: Type.Optional(Replacement),
  groups: Type.Array(SearchGroup),
  /** So many of what was found fit the vehicle that was sent along. Only where the words name no vehicle: 'démontable'. */
  fits: Type.Optional(Type.Integer()),
  /** When nothing was found: the nearest questions that find something, slips forgiven. `more`: at least so much. */
  nearest: Type.Array(
    Type.Object({
      q: Type.String(),
      inWords: Type.String(),
      count: Type.Integer(),
      more: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type SearchAnswer = Static<typeof SearchAnswer>;

/** GET /admin/search/misses: what the last 30 days were searched without result. Nobody's name. */
export const SearchMiss = Type.Object({
  text: Type.String(),
  times: Type.Integer(),
  customers: Type.Integer(),
  last: Instant,
});
export type SearchMiss = Static<typeof SearchMiss>;

const synonymFields = {
  written: Type.String({ minLength: 1, maxLength: 60, description: "As customers write it: 'boule'" }),
  meant: Type.String({ minLength: 1, maxLength: 60, description: "What the catalogue says: 'rotule'" }),
};

/** POST /admin/search/synonyms. */
export const SynonymWish = Type.Object(synonymFields, { additionalProperties: false });
export type SynonymWish = Static<typeof SynonymWish>;

/** GET /admin/search/synonyms. */
export const Synonym = Type.Object({ ...synonymFields, id: Id, author: Type.String(), savedAt: Instant });
export type Synonym = Static<typeof Synonym>;

/** POST /part-requests: 'Demander cette pièce'. */
export const PartRequestWish = Type.Object(
  {
    /** A new one from each form, so that a second click asks once. */
    key: Type.String({ pattern: '^[A-Za-z0-9-]{16,64}$' }),
    text: Type.String({ minLength: 1, maxLength: QUESTION_MAX, description: 'What was searched' }),
    vehicle: Type.Optional(VehicleKey),
    message: Type.String({ maxLength: TEXT_MAX.partRequest }),
  },
  { additionalProperties: false },
);
export type PartRequestWish = Static<typeof PartRequestWish>;

/** GET /admin/part-requests: the newest first. */
export const PartRequest = Type.Object({
  id: Id,
  text: Type.String(),
  vehicle: Type.String({ description: "In words: 'Peugeot 308 II, 2016'; '' without one" }),
  message: Type.String(),
  customer: Type.Object({ id: Id, name: Type.String(), email: Type.String(), phone: Type.String() }),
  askedAt: Instant,
  status: Type.Enum(['new', 'done']),
  doneBy: Type.String({ description: "'' while it is new" }),
  doneAt: Nullable(Instant),
  answer: Type.String({ description: "What was mailed to the customer; '' where it was answered otherwise" }),
  proposedRef: Type.String({ description: "The reference that the answer proposes; '' without one" }),
});
export type PartRequest = Static<typeof PartRequest>;

/** PUT /admin/part-requests/{id}. */
export const PartRequestChange = Type.Object(
  { status: Type.Enum(['new', 'done']) },
  { additionalProperties: false },
);
export type PartRequestChange = Static<typeof PartRequestChange>;

/** POST /admin/part-requests/{id}/answer: goes to the customer by mail. */
export const PartRequestAnswer = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: TEXT_MAX.partRequest, pattern: '\\S' }),
    ref: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: TEXT_MAX.reference,
        description: 'Of a product that is proposed, however it is written',
      }),
    ),
  },
  { additionalProperties: false },
);
export type PartRequestAnswer = Static<typeof PartRequestAnswer>;

export const PartRequestTaken = Type.Object({ ...Done.properties, id: Id });
export type PartRequestTaken = Static<typeof PartRequestTaken>;
