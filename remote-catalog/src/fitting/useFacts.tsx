import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { Missing, Proposal } from '@extranet/shared/rules/fitting';
import type { ReactNode } from 'react';
import { CarrierOffered } from './CarrierOffered.tsx';
import { KitOffered } from './KitOffered.tsx';
import { Part } from './Part.tsx';
import { fittingTime, towedWords } from './proposal-words.ts';
import { StockOfFitting } from './StockOfFitting.tsx';
import type { Shown } from './useKits.ts';

export interface Fact {
  id: string;
  label: string;
  content: ReactNode;
  /** What makes it the same as another proposal's. */
  compared: string;
}

/** What is compared between the ways to tow, in the order of the rows. */
export function useFacts(): (proposal: Shown) => Fact[] {
  const { t } = useTranslation('catalog');
  const lack = ({ code, nearest, rules }: Missing<Product>) => (
    <>
      {t(`fitting.missing.${code}`, { reference: nearest?.prodRef ?? '' })}
      {rules.map((rule) => (
        <small key={rule.ruleId}>{rule.why}</small>
      ))}
    </>
  );
  const piece = (of: Missing<Product>['of'], part: Product | null, { kit, missing }: Proposal<Product>) => {
    const lacking = missing.find((one) => one.of === of);
    if (kit?.taken) return t('fitting.inKit');
    return (
      <>
        {part && <Part part={part} />}
        {lacking && lack(lacking)}
      </>
    );
  };
  return (proposal) => {
    const { towbar, harness, kit, completes } = proposal;
    const tows = towedWords(proposal.towsKg, proposal.noseKg, (mass) => t('fitting.onTheBall', { mass }));
    const time = fittingTime(proposal.fittingMinutes);
    const unknown = t('fitting.notKnown');
    return [
      {
        id: 'towbar',
        label: t('fitting.towbar'),
        content: piece('Attelage', towbar, proposal),
        compared: towbar?.prodId ?? '',
      },
      {
        id: 'harness',
        label: t('fitting.harness'),
        content: piece('Faisceau', harness, proposal),
        compared: harness?.prodId ?? '',
      },
      {
        id: 'kit',
        label: t(kit && !kit.taken ? 'fitting.kitOffered' : 'fitting.kit'),
        content:
          kit || completes ? (
            <>
              <KitOffered proposal={proposal} />
              {completes && <CarrierOffered part={completes} />}
            </>
          ) : (
            t('fitting.noKit')
          ),
        compared: kit?.taken ? kit.part.prodId : '',
      },
      { id: 'tows', label: t('fitting.tows'), content: tows || unknown, compared: tows },
      { id: 'time', label: t('fitting.time'), content: time || unknown, compared: time },
      {
        id: 'stock',
        label: t('fitting.stock'),
        content: proposal.stock ? <StockOfFitting proposal={proposal} /> : unknown,
        compared: proposal.stock,
      },
    ];
  };
}
