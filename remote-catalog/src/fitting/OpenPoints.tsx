import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { color, font, space } from '@extranet/shared/theme';
import styled from 'styled-components';
import { useDrawnAnswers } from './drawn-answers.ts';
import { useOpenPoints } from './useOpenPoints.ts';

/** What 'Je ne sais pas' leaves open: what it would be with each answer (B2.02). */
export function OpenPoints({ proposal }: { proposal: Proposal<Product> }) {
  const { t } = useTranslation('catalog');
  const given = useDrawnAnswers();
  // Before somebody said so, a question is only not answered yet.
  const left = useOpenPoints()(proposal).filter(({ question }) => question in given);
  if (left.length === 0) return <div />;
  return (
    <Points aria-label={t('fitting.open')}>
      <h3>{t('fitting.open')}</h3>
      {left.map(({ question, answers }) => (
        <dl key={question}>
          <dt>{t(`fitting.question.${question}`)}</dt>
          {answers.map((words) => (
            <dd key={words}>{words}</dd>
          ))}
        </dl>
      ))}
    </Points>
  );
}

const Points = styled.section`
  margin-block: ${space('s')};
  font: ${font('xs')};
  & > h3 { font: ${font('xs', 'strong')}; }
  & dt { margin-block-start: ${space('xs')}; color: ${color('soft')}; }
`;
