import { registerTexts } from '@extranet/shared/i18n';
import { FittingRules } from './fitting-rules/FittingRules.tsx';
import { useRulesDraft } from './fitting-rules/useRulesDraft.ts';
import texts from './locales/fitting-rules.fr.json';
import { useGuardedLinks } from './useGuardedLinks.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

registerTexts('admin', texts);

/** The rules of the complete fitting, and the guard of what is unsaved of them. */
export default function FittingRulesPage() {
  const edit = useRulesDraft();
  const dirty = edit.count > 0;
  const { leave, question } = useUnsavedGuard(dirty);
  useGuardedLinks(dirty, leave);
  return (
    <>
      <FittingRules edit={edit} />
      {question}
    </>
  );
}
