import type { RuleOfFitting } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Button, ProgressBar } from '@extranet/shared/ui';
import { useState } from 'react';
import { Effect } from './Effect.tsx';
import { useEffectOf } from './useEffectOf.ts';

/** What going back would do to the proposals, when it is asked for: it tries every model. */
export function EffectOfGoingBack({ rules }: { rules: readonly RuleOfFitting[] }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState(false);
  const { preview, refusal, askAgain } = useEffectOf(asked ? rules : null);
  if (!asked)
    return (
      <div>
        <Button onClick={() => setAsked(true)}>{t('rules.back.effect')}</Button>
      </div>
    );
  if (refusal)
    return <Alert action={<Button onClick={askAgain}>{t('common.retry')}</Button>}>{refusal.message}</Alert>;
  if (!preview) return <ProgressBar label={t('rules.effect.computing')} />;
  return <Effect preview={preview} />;
}
