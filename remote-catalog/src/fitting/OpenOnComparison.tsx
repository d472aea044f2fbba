import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { space } from '@extranet/shared/theme';
import styled from 'styled-components';
import { openCompared } from './open-compared.ts';
import { useOpenPoints } from './useOpenPoints.ts';
import { wayNamed } from './way-named.ts';

/** What is open in any of the proposals, over the width of the paper: in the table it would stand three times, in narrow columns. */
export function OpenOnComparison({ proposals }: { proposals: readonly Proposal<Product>[] }) {
  const { t } = useTranslation('catalog');
  const openPoints = useOpenPoints();
  const questions = openCompared(
    proposals.map((proposal) => ({
      way: wayNamed(proposal) || t(`fitting.way.${proposal.way}`),
      open: openPoints(proposal),
    })),
  );
  if (questions.length === 0) return null;
  return (
    <section>
      <h3>{t('fitting.openOnPaper')}</h3>
      <Questions>
        {questions.map(({ question, outcomes }) => (
          <div key={question}>
            <dt>{t(`fitting.question.${question}`)}</dt>
            {outcomes.map(({ words, ways }) => (
              <dd key={words}>
                {ways.length > 0 && <strong>{t('fitting.onlyFor', { ways: ways.join(', ') })}</strong>}{' '}
                {words}
              </dd>
            ))}
          </div>
        ))}
      </Questions>
    </section>
  );
}

const Questions = styled.dl`
  & > div { margin-block-start: ${space('s')}; break-inside: avoid; }
  & dd { margin-inline-start: ${space('l')}; }
`;
