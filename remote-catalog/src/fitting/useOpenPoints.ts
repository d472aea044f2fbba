import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { OpenPoint, Proposal } from '@extranet/shared/rules/fitting';
import { unbroken } from './unbroken.ts';

interface OpenWords extends Pick<OpenPoint<Product>, 'question'> {
  /** 'Une caravane : FA-13', for each answer. */
  answers: readonly string[];
  /** The same, in pieces. */
  alternatives: readonly { answer: string; outcomes: readonly string[] }[];
}

/** What is open in a proposal, in words: what it would be with each answer. */
export function useOpenPoints(): (proposal: Proposal<Product>) => OpenWords[] {
  const { t } = useTranslation('catalog');
  return (proposal) => {
    // Only what would become different: the rest stands above.
    const outcomesOf = ({ towbar, harness, warnings }: OpenPoint<Product>['alternatives'][number]) =>
      [
        towbar?.prodId !== proposal.towbar?.prodId && (towbar?.prodRef ?? t('fitting.nothing')),
        harness?.prodId !== proposal.harness?.prodId && (harness?.prodRef ?? t('fitting.nothing')),
        ...warnings
          .filter((text) => proposal.warnings.every((said) => said.text !== text))
          .map((text) => unbroken(text.replace(/\.$/, ''))),
      ].filter((one) => one !== false);
    return proposal.open.map(({ question, alternatives }) => {
      const inPieces = alternatives.map((alternative) => ({
        answer: t(`fitting.answer.${alternative.answer}` as 'fitting.answer.oui'),
        outcomes: outcomesOf(alternative),
      }));
      return {
        question,
        alternatives: inPieces,
        answers: inPieces.map(({ answer, outcomes }) =>
          t('fitting.ifAnswer', { answer, outcome: outcomes.join(' · ') || t('fitting.same') }),
        ),
      };
    });
  };
}
