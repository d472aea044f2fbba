export {
  type ComparedProposal,
  compareRules,
  compareRulesInSteps,
  type RuleComparison,
  type RuleDifference,
} from './compare.ts';
export { type CompiledRules, compile, compileInSteps, rulesFor } from './compile.ts';
export { type Contradiction, contradictions, contradictionsInSteps } from './contradictions.ts';
export { decide } from './decide.ts';
export { valuesOfField } from './domain.ts';
export { unitOf } from './measures.ts';
export { type FittingLine, type Incomplete, missingWith } from './missing-with.ts';
export { type FittingPart, firstNumber, kitContents, minutesOf, WAYS, type Way } from './part.ts';
export type {
  Advantage,
  AskedQuestion,
  EquipmentCondition,
  Fitting,
  FittingQuestion,
  FittingVehicle,
  KitOffer,
  Missing,
  OpenPoint,
  PassedOver,
  Proposal,
  Reason,
  Warning,
} from './proposal.ts';
export {
  type Answers,
  type Condition,
  type ConditionField,
  type FittingRule,
  OPERATORS,
  type Operator,
  OUTCOMES,
  type Outcome,
  PART_FIELDS,
  type PartField,
  QUESTION_NAMES,
  QUESTIONS,
  type Question,
  VEHICLE_FIELDS,
  type VehicleField,
} from './rule.ts';
export { type RuleProblem, type RuleProblemCode, ruleProblems, VALUES_MAX } from './rule-problems.ts';
export { socketsOf, withSocket } from './socket.ts';
