/** The rules of the complete fitting, whole, as each version of them was saved. The newest counts. */
export interface FittingRulesTable {
  version: number;
  author: string;
  saved_at: string;
  comment: string;
  /** JSON list of RuleOfFitting. */
  rules: string;
  /** How many they are, so that a list of versions need not read them. */
  rule_count: number;
}
