import type { FittingPreview } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert } from '@extranet/shared/ui';
import { Contradictions } from './Contradictions.tsx';
import { answersWords } from './rule-words.ts';

interface Props {
  preview: FittingPreview;
  onRule?: ((ruleId: string) => void) | undefined;
}

export const hasWarnings = ({ emptied, contradictions }: FittingPreview): boolean =>
  emptied.length + contradictions.length > 0;

/** What a clerk should not save unseen: models that lose their proposals, and rules that leave no part. */
export function EffectWarnings({ preview: { emptied, contradictions }, onRule }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      {emptied.length > 0 && (
        <Alert tone="warning" title={t('rules.effect.emptied', { count: emptied.length })}>
          <Emptied models={emptied} />
        </Alert>
      )}
      <Contradictions pairs={contradictions} onRule={onRule} />
    </>
  );
}

/** Enough to see which kind of models it is; the others unfold. */
const NAMED = 12;

function Emptied({ models }: { models: FittingPreview['emptied'] }) {
  const { t } = useTranslation('admin');
  const line = ({ model, answers }: FittingPreview['emptied'][number]) => (
    <li key={model}>
      {model}
      {t('rules.effect.emptiedFor', {
        answers: answers.map((some) => answersWords(t, some) || t('rules.effect.noAnswer')).join('\u00a0; '),
      })}
    </li>
  );
  const rest = models.slice(NAMED);
  return (
    <>
      <ul>{models.slice(0, NAMED).map(line)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{t('rules.effect.others', { count: rest.length })}</summary>
          <ul>{rest.map(line)}</ul>
        </details>
      )}
    </>
  );
}
