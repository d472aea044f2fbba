import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { OpenPoint, Proposal } from '@extranet/shared/rules/fitting';
import { color, font, space } from '@extranet/shared/theme';
import styled from 'styled-components';
import { useVehicle } from '../useVehicle.ts';

/** What 'Je ne sais pas' leaves open: what it would be with each answer (B2.02). */
export function OpenPoints({ proposal }: { proposal: Proposal<Product> }) {
  const { t } = useTranslation('catalog');
  const answers = useVehicle((vehicle) => vehicle.answers);
  // Before somebody said so, a question is only not answered yet.
  const left = proposal.open.filter(({ question }) => question in answers);
  if (left.length === 0) return <div />;
  // Only what would become different: the rest stands above.
  const outcome = ({ towbar, harness, warnings }: OpenPoint<Product>['alternatives'][number]) =>
    [
      towbar?.prodId !== proposal.towbar?.prodId && (towbar?.prodRef ?? t('fitting.nothing')),
      harness?.prodId !== proposal.harness?.prodId && (harness?.prodRef ?? t('fitting.nothing')),
      ...warnings.filter((text) => proposal.warnings.every((said) => said.text !== text)),
    ]
      .filter(Boolean)
      .join(' · ') || t('fitting.same');
  return (
    <Points aria-label={t('fitting.open')}>
      <h3>{t('fitting.open')}</h3>
      {left.map(({ question, alternatives }) => (
        <dl key={question}>
          <dt>{t(`fitting.question.${question}`)}</dt>
          {alternatives.map((alternative) => (
            <dd key={alternative.answer}>
              {t('fitting.ifAnswer', {
                answer: t(`fitting.answer.${alternative.answer}` as 'fitting.answer.oui'),
                outcome: outcome(alternative),
              })}
            </dd>
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
