import { type Static, Type } from 'typebox';
import { type ConditionField, OPERATORS, OUTCOMES } from '../rules/fitting/index.ts';
import { Product } from './product.ts';
import { Catalogue, Instant } from './values.ts';
import { EquipmentAnswers, Vehicle } from './vehicle.ts';

const conditionWith = (minItems: number) =>
  Type.Object(
    {
      /** The server refuses one that is none, with a sentence. */
      field: Type.Unsafe<ConditionField>(
        Type.String({ maxLength: 60, description: "'vehicle.body', 'answer.use', 'part.prodType'" }),
      ),
      operator: Type.Enum([...OPERATORS]),
      values: Type.Array(Type.String({ maxLength: 80 }), { minItems, maxItems: 200 }),
    },
    { additionalProperties: false },
  );

export const FITTING_RULES_MAX = 2000;

const ruleWith = (least: 0 | 1) =>
  Type.Object(
    {
      ruleId: Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9-]+$' }),
      title: Type.String({ minLength: least, maxLength: 120 }),
      active: Type.Boolean(),
      when: Type.Array(conditionWith(1), { maxItems: 12 }),
      outcome: Type.Enum([...OUTCOMES]),
      of: Catalogue,
      part: Type.Array(conditionWith(least), { maxItems: 12 }),
      text: Type.String({ maxLength: 300 }),
      why: Type.String({ minLength: least, maxLength: 300 }),
      source: Type.String({ maxLength: 300 }),
    },
    { additionalProperties: false },
  );

/** A rule of the complete fitting, as the back office edits it and the page decides by it (B2.03). */
export const RuleOfFitting = ruleWith(1);
export type RuleOfFitting = Static<typeof RuleOfFitting>;

/** As a customer gets it: without words where its catalogue is not seen, without references of parts that are not sent. */
const RuleShown = ruleWith(0);

/** GET /fitting/{vehicle}: all from which the page decides by itself, at each answer anew. */
export const FittingMaterial = Type.Object({
  vehicle: Vehicle,
  parts: Type.Array(Product, { description: 'Those that may fit: applications without regard to equipment' }),
  /** What of a part's fit depends on equipment: it fits only with, or only without. */
  conditions: Type.Array(
    Type.Object({
      prodId: Type.String(),
      with: Type.Array(Type.String()),
      without: Type.Array(Type.String()),
    }),
  ),
  rules: Type.Array(RuleShown),
  version: Type.Integer(),
});
export type FittingMaterial = Static<typeof FittingMaterial>;

/** GET /admin/fitting/rules. */
export const FittingRules = Type.Object({ version: Type.Integer(), rules: Type.Array(RuleOfFitting) });
export type FittingRules = Static<typeof FittingRules>;

/** PUT /admin/fitting/rules: all of them, as a new version after the one that was edited. */
export const FittingRulesChange = Type.Object(
  {
    /** The version on which the change stands; 409 when another was saved meanwhile. */
    after: Type.Integer(),
    comment: Type.String({ maxLength: 300 }),
    rules: Type.Array(RuleOfFitting, { maxItems: FITTING_RULES_MAX }),
  },
  { additionalProperties: false },
);
export type FittingRulesChange = Static<typeof FittingRulesChange>;

const Contradictions = Type.Array(
  Type.Object({ first: Type.String(), second: Type.String(), words: Type.String() }),
  { description: 'Pairs of rules, by id, that leave no part where both hold' },
);

/** What PUT /admin/fitting/rules and a restoration answer: they save what contradicts itself too, but name it. */
export const FittingRulesSaved = Type.Object({ version: Type.Integer(), contradictions: Contradictions });
export type FittingRulesSaved = Static<typeof FittingRulesSaved>;

/** POST /admin/fitting/versions/{version}/restore: its rules become the newest version. */
export const FittingRestore = Type.Object({ after: Type.Integer() }, { additionalProperties: false });
export type FittingRestore = Static<typeof FittingRestore>;

/** What POST /admin/fitting/preview asks about. */
export const FittingRulesTried = Type.Object(
  { rules: Type.Array(RuleOfFitting, { maxItems: FITTING_RULES_MAX }) },
  { additionalProperties: false },
);
export type FittingRulesTried = Static<typeof FittingRulesTried>;

/** GET /admin/fitting/versions. */
export const FittingVersion = Type.Object({
  version: Type.Integer(),
  author: Type.String(),
  savedAt: Instant,
  comment: Type.String(),
  rules: Type.Integer({ description: 'How many' }),
});
export type FittingVersion = Static<typeof FittingVersion>;

export const EMPTIED_ANSWERS_MAX = 5;

/** POST /admin/fitting/preview: what would change, before it is saved (B2.04). */
export const FittingPreview = Type.Object({
  models: Type.Integer({ description: 'Models of the catalogue that were tried' }),
  changed: Type.Integer(),
  examples: Type.Array(
    Type.Object({
      vehicle: Vehicle,
      answers: Type.Intersect([EquipmentAnswers, Type.Object({ use: Type.Optional(Type.String()) })]),
      before: Type.Array(Type.String({ description: 'References, a proposal each' })),
      after: Type.Array(Type.String()),
    }),
    { maxItems: 50 },
  ),
  /** Models that would be left without a complete proposal, and after which answers; {}: before any. */
  emptied: Type.Array(
    Type.Object({
      model: Type.String(),
      answers: Type.Array(Type.Record(Type.String(), Type.String()), { maxItems: EMPTIED_ANSWERS_MAX }),
    }),
  ),
  contradictions: Contradictions,
});
export type FittingPreview = Static<typeof FittingPreview>;
