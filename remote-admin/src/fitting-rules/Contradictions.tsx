import type { FittingPreview } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { Alert, Button } from '@extranet/shared/ui';
import styled from 'styled-components';
import { useFittingRules } from './fitting-rules.slice.ts';

interface Props {
  pairs: FittingPreview['contradictions'];
  onRule?: ((ruleId: string) => void) | undefined;
}

/** Pairs of rules that leave no part where both hold, with the way to each of them where it can be opened. */
export function Contradictions({ pairs, onRule }: Props) {
  const { t } = useTranslation('admin');
  const draft = useFittingRules((state) => state.fittingRules.draft);
  const titleOf = (wanted: string) => draft.find(({ ruleId }) => ruleId === wanted)?.title || wanted;
  if (pairs.length === 0) return null;
  return (
    <Alert tone="warning" title={t('rules.effect.contradictions', { count: pairs.length })}>
      <List>
        {pairs.map(({ first, second, words }) => (
          <li key={`${first} ${second}`}>
            {words}
            {onRule && (
              <p>
                {[first, second].map((ruleId) => (
                  <Button key={ruleId} onClick={() => onRule(ruleId)}>
                    {t('rules.effect.openRule', { title: titleOf(ruleId) })}
                  </Button>
                ))}
              </p>
            )}
          </li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space('m')};
  & p { display: flex; flex-wrap: wrap; gap: ${space('s')}; margin-block-start: ${space('xs')}; }
`;
