import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { OpenPoint, Proposal } from '@extranet/shared/rules/fitting';

interface OpenWords extends Pick<OpenPoint<Product>, 'question'> {
  /** 'Une caravane : FA-13', for each answer. */
  answers: readonly string[];
}

/** What is open in a proposal, in words: what it would be with each answer. */
export function useOpenPoints(): (proposal: Proposal<Product>) => OpenWords[] {
  const { t } = useTranslation('catalog');
  return (proposal) => {
    // Only what would become different: the rest stands above.
    const outcome = ({ towbar, harness, warnings }: OpenPoint<Product>['alternatives'][number]) =>
      [
        towbar?.prodId !== proposal.towbar?.prodId && (towbar?.prodRef ?? t('fitting.nothing')),
        harness?.prodId !== proposal.harness?.prodId && (harness?.prodRef ?? t('fitting.nothing')),
        ...warnings
          .filter((text) => proposal.warnings.every((said) => said.text !== text))
          .map((text) => text.replace(/\.$/, '')),
      ]
        .filter(Boolean)
        .join(' · ') || t('fitting.same');
    return proposal.open.map(({ question, alternatives }) => ({
      question,
      answers: alternatives.map((alternative) =>
        t('fitting.ifAnswer', {
          answer: t(`fitting.answer.${alternative.answer}` as 'fitting.answer.oui'),
          outcome: outcome(alternative),
        }),
      ),
    }));
  };
}
