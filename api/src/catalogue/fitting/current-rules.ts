import type { RuleOfFitting } from '@extranet/shared/contracts';
import { type CompiledRules, compile, compileInSteps } from '@extranet/shared/rules/fitting';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { inTurns } from '../../base/workers/in-turns.ts';
import { newestVersion, rulesOfVersion } from './fitting-rules.queries.ts';

interface CurrentRules {
  readonly version: number;
  readonly rules: readonly RuleOfFitting[];
  readonly compiled: CompiledRules;
}

const none: CurrentRules = { version: 0, rules: [], compiled: compile([]) };

interface Known {
  readonly version: number;
  readonly rules: Promise<CurrentRules>;
}

/** By database, because tests open several in one process. A version never changes once it is saved. */
const known = new WeakMap<object, Known>();

/** Each call asks for the number of the newest version only; its rules are read and compiled once, also for many at once. */
export async function currentRules(db: DbOrTransaction): Promise<CurrentRules> {
  const version = await newestVersion(db);
  if (version === 0) return none;
  const kept = known.get(db);
  if (kept?.version === version) return kept.rules;
  const rules = readRules(db, version);
  known.set(db, { version, rules });
  rules.catch(() => {
    if (known.get(db)?.rules === rules) known.delete(db);
  });
  return rules;
}

async function readRules(db: DbOrTransaction, version: number): Promise<CurrentRules> {
  const rules = parseRules((await rulesOfVersion(db, version)) ?? '[]');
  const [compiled = none.compiled] = await inTurns(compileInSteps(rules));
  return { version, rules, compiled };
}

export const parseRules = (text: string): RuleOfFitting[] => JSON.parse(text) as RuleOfFitting[];
