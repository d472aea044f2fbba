import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable } from './values.ts';
import { ApplicationList } from './vehicle.ts';

/** GET /admin/product/{id}/applications/origin: whether the list follows the product's own make, model and years, and what they say. */
export const ApplicationsOrigin = Type.Object({
  editedAt: Nullable(Instant),
  own: ApplicationList,
});
export type ApplicationsOrigin = Static<typeof ApplicationsOrigin>;

/**
 * Deprecated, with the two that follow: files of vehicles are imports of the kind 'applications' (POST /admin/imports). Kept for
 * remotes released before 1.15, which are told that the address is gone.
 */
export const ApplicationsImport = Type.Object(
  { path: Type.String({ minLength: 1, maxLength: 64, description: 'The path that the upload answered' }) },
  { additionalProperties: false },
);
export type ApplicationsImport = Static<typeof ApplicationsImport>;

const ReasonedLines = Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String() }));
const IgnoredLines = Type.Array(
  Type.Object({
    line: Type.Integer(),
    ref: Type.String({ description: "As the file has it; '' where it names none" }),
    reason: Type.String(),
  }),
);
const unreadColumns = Type.Array(Type.String(), {
  description: "Heads of the file that are no column of it: 'Équipement', or one that is there twice",
});

const counts = {
  added: Type.Integer({ description: 'Applications that become new' }),
  changed: Type.Integer({ description: 'Of the same model, with other years, equipment or note' }),
  removed: Type.Integer({ description: 'A file replaces all applications of the references that it names' }),
  products: Type.Integer({ description: 'Products whose applications change' }),
};

/** Deprecated: see ApplicationsImport. */
export const ApplicationsImportRow = Type.Object({
  impId: Id,
  impFile: Type.String(),
  impAdmin: Type.String({ description: 'Who looked at the preview' }),
  impStatus: Type.Enum(['preview', 'applied', 'undone']),
  impCreatedAt: Instant,
  impAppliedAt: Nullable(Instant),
  impUndoneAt: Nullable(Instant),
  impLeft: Type.Array(Type.String(), {
    description:
      'References whose vehicles were changed later, which undoing left as they are; the last may say how many more',
  }),
  impIgnored: Type.Object(
    {
      count: Type.Integer({ description: 'Lines that were left aside' }),
      lines: IgnoredLines,
      unreadColumns,
    },
    { description: 'What the import did not take from its file: the first hundred lines' },
  ),
  ...counts,
});
export type ApplicationsImportRow = Static<typeof ApplicationsImportRow>;

/** Deprecated: see ApplicationsImport. */
export const ApplicationsPreview = Type.Object({
  impId: Id,
  impFile: Type.String(),
  ...counts,
  unchangedProducts: Type.Integer({ description: 'Products that the file names and leaves as they are' }),
  newModels: Type.Array(Type.String({ description: "'Peugeot 308 IV': a new model, or a slip" })),
  newModelCount: Type.Integer(),
  unknownRefs: Type.Array(Type.Object({ line: Type.Integer(), ref: Type.String() })),
  unknownCount: Type.Integer(),
  unreadColumns,
  lineCount: Type.Integer({ description: 'Lines below the heading' }),
  /** Their references stay as they are, whatever their other lines say. */
  unreadableLines: IgnoredLines,
  unreadableCount: Type.Integer(),
  /** They say again what another line says; their references stay as they are too. */
  repeatedLines: ReasonedLines,
  repeatedCount: Type.Integer(),
  /** They are applied, but empty a list or widen years, which may be a slip. */
  doubtfulLines: ReasonedLines,
  doubtfulCount: Type.Integer(),
  examples: Type.Array(
    Type.Object({ prodId: Id, prodRef: Type.String(), before: ApplicationList, after: ApplicationList }),
    { maxItems: 50 },
  ),
});
export type ApplicationsPreview = Static<typeof ApplicationsPreview>;
