import { type Static, Type } from 'typebox';
import { ImportSummary } from './imports.ts';
import { Amount, Nullable } from './values.ts';

const Column = Type.Object(
  {
    label: Type.Optional(Type.String({ maxLength: 200 })),
    value: Type.Optional(
      Type.Unsafe<string | null>({
        type: 'string',
        nullable: true,
        maxLength: 4000,
        description: "A name out of the upload's headers, or 'Ignorer'",
      }),
    ),
  },
  { additionalProperties: false },
);

/** POST /admin/products/updateFromFile. */
export const CatalogueImport = Type.Object(
  {
    selectedColumns: Type.Object(
      {
        ref: Type.Optional(Column),
        price: Type.Optional(Column),
        stockQty: Type.Optional(Column),
        stockPlace: Type.Optional(Column),
      },
      { additionalProperties: false },
    ),
    uploadedFile: Type.Object(
      {
        path: Type.String({ minLength: 1, maxLength: 64 }),
        name: Type.Optional(Type.String({ maxLength: 255 })),
        key: Type.Optional(Type.String({ maxLength: 100, description: 'The upload_id' })),
      },
      { additionalProperties: false },
    ),
    tryOnly: Type.Optional(
      Type.Boolean({ description: 'Answers what the file would change, and changes nothing' }),
    ),
    importId: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          'Of the try that was looked at: exactly that is applied; 409 when what stands changed since',
      }),
    ),
  },
  { additionalProperties: false },
);
export type CatalogueImport = Static<typeof CatalogueImport>;

/** Each list contains at most the first thousand lines; the counts are complete. */
export const CatalogueImportResult = Type.Object({
  importId: Type.String({ description: 'By which its lines are listed, and it is applied or taken back' }),
  summary: ImportSummary,
  updated: Type.Integer({ description: 'Products whose price, stock or place changes' }),
  unchangedRefs: Type.Array(Type.Object({ line: Type.Integer(), ref: Type.String() })),
  unchangedCount: Type.Integer({ description: 'Lines without a value, or with the values that stand' }),
  pricesUp: Type.Integer(),
  pricesDown: Type.Integer(),
  largestChange: Nullable(Type.Object({ ref: Type.String(), before: Amount, after: Amount })),
  unknownRefs: Type.Array(Type.Object({ line: Type.Integer(), ref: Type.String() })),
  unknownCount: Type.Integer(),
  unreadableLines: Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String() })),
  unreadableCount: Type.Integer(),
});
export type CatalogueImportResult = Static<typeof CatalogueImportResult>;
