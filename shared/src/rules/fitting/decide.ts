import type { CompiledRules } from './compile.ts';
import type { FittingPart } from './part.ts';
import { prepare } from './prepare.ts';
import type { Fitting, FittingQuestion } from './proposal.ts';
import { explained, inOrder } from './propose.ts';
import { openPoints, questionsFor, trial } from './questions.ts';

/** The complete fitting of a vehicle: its proposals, why they are so, and what is worth asking (B2.01-B2.03). */
export function decide<Part extends FittingPart>(
  asked: FittingQuestion<Part>,
  compiled: CompiledRules,
): Fitting<Part> {
  const prepared = prepare(asked, compiled);
  const tried = trial(prepared);
  const { answers, leftOpen } = asked;
  const questions = questionsFor(tried, prepared.questions, answers, leftOpen);
  const proposals = tried(answers).map((draft) => ({
    ...explained(draft),
    open: openPoints(tried, questions, draft, answers),
  }));
  return { proposals: proposals.sort(inOrder), questions };
}
