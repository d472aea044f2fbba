import type { AuditAction, FittingRulesSaved, RuleOfFitting } from '@extranet/shared/contracts';
import type { Actor } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import type { Db } from '../../../base/db/schema.ts';
import { conflict, orNotFound } from '../../../base/errors.ts';
import { currentRules, parseRules } from '../current-rules.ts';
import { addVersion, newestVersion, rulesOfVersion } from '../fitting-rules.queries.ts';
import { checkRules, namedContradictions } from './rule-sentences.ts';

interface Saving {
  /** The version that was edited. */
  readonly after: number;
  readonly comment: string;
  readonly action: Extract<AuditAction, `fittingRules.${string}`>;
  readonly by: Actor;
  readonly now: Date;
}

/** All rules as the version after the one that was edited, unless somebody else saved meanwhile. */
export async function saveRules(
  db: Db,
  rules: readonly RuleOfFitting[],
  saving: Saving,
): Promise<FittingRulesSaved> {
  await checkRules(rules);
  const contradictions = await namedContradictions(rules);
  const version = saving.after + 1;
  await db.transaction().execute(async (transaction) => {
    const row = {
      version,
      author: saving.by.name,
      saved_at: saving.now.toISOString(),
      comment: saving.comment,
      rules: JSON.stringify(rules),
      rule_count: rules.length,
    };
    if ((await newestVersion(transaction)) !== saving.after || !(await addVersion(transaction, row)))
      throw savedMeanwhile();
    await recordAction(
      transaction,
      saving.by,
      {
        action: saving.action,
        kind: 'fittingRules',
        objectId: String(version),
        subject: `Version ${version}`,
        changes: [
          { field: 'fittingVersion', before: String(saving.after), after: String(version) },
          { field: 'fittingComment', before: null, after: saving.comment },
        ],
      },
      saving.now,
    );
  });
  // Here and not at the next customer's question.
  await currentRules(db);
  return { version, contradictions };
}

/** The rules of an earlier version, as a new one: what lies between is kept. */
export async function restoreVersion(
  db: Db,
  version: number,
  saving: Omit<Saving, 'comment' | 'action'>,
): Promise<FittingRulesSaved> {
  const rules = parseRules(orNotFound(await rulesOfVersion(db, version)));
  const comment = `Retour à la version ${version}`;
  return saveRules(db, rules, { ...saving, comment, action: 'fittingRules.restore' });
}

const savedMeanwhile = () =>
  conflict(
    'fitting.savedMeanwhile',
    'Les règles ont été enregistrées entre-temps par quelqu’un d’autre. Rechargez-les, puis refaites votre modification.',
  );
