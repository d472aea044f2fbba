import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isOrderable, productKind, productName, yearsInWords } from '@extranet/shared/rules';
import { Price, Reference, useMedia } from '@extranet/shared/ui';
import { RowCard } from '@extranet/shared/ui/table';
import { type ReactNode, useMemo } from 'react';
import { Availability } from '../Availability.tsx';
import { kilograms } from '../kilograms.ts';
import { ReplacedMark } from './replaced/ReplacedMark.tsx';
import type { Source } from './source.ts';
import { type JudgedRow, towedKilograms } from './traits.ts';

/** One line of facts would be cut before the years or the mass, which decide whether the part fits. */
const narrowQuery = '(max-width: 37.49rem)';
/** Three lines: of a kit two are its name, because kits differ only at the ends of their names. */
const THREE_LINES = 90;

const factsOf = (facts: readonly string[]) => facts.filter(Boolean).join(' · ');

/** A product as a card, everything of it in view: what tells two cards of one vehicle apart is their range and kind. */
export function useProductCard(audience: Source['audience']) {
  const { t } = useTranslation('catalog');
  const narrow = useMedia(narrowQuery);
  const isAdmin = audience === 'admin';
  return useMemo(() => {
    const kindOf = (product: ProductRow): string =>
      product.prodType ? t('row.pins', { pins: product.prodType }) : productKind(product);
    const rangeOf = ({ prodCatalogue, prodStandard }: ProductRow): string =>
      prodCatalogue === 'Kit' ? '' : t(prodStandard === 'oui' ? 'row.standard' : 'row.premium');
    const judgementOf = ({ judgement }: JudgedRow): string => (judgement ? t(`judgement.${judgement}`) : '');
    // The list of the back office is made of the same cards: its rows can be ordered by nobody, and carry no mark.
    const markOf = (product: ProductRow): ReactNode =>
      isAdmin || isOrderable(product) ? null : <ReplacedMark reference={product.prodRef} />;
    const below = (product: ProductRow, facts: string): ReactNode => (
      <>
        {markOf(product)}
        {facts}
      </>
    );
    const card = (product: JudgedRow): ReactNode => {
      const isKit = product.prodCatalogue === 'Kit';
      const what = factsOf([judgementOf(product), kindOf(product), rangeOf(product)]);
      const which = factsOf([yearsInWords(product.prodAnnee), kilograms(towedKilograms(product))]);
      const twoLines = isKit || !narrow;
      return (
        <RowCard
          lead={<strong>{productName(product)}</strong>}
          leadLines={isKit ? 2 : 1}
          trail={<Price amount={product.prodMbrPrice} tax="HT" />}
          under={
            <>
              <Reference>{product.prodRef}</Reference>
              {[what, twoLines ? which : ''].filter(Boolean).map((facts) => ` · ${facts}`)}
              {twoLines && markOf(product)}
            </>
          }
          below={twoLines ? undefined : below(product, which)}
          underTrail={<Availability product={product} />}
        />
      );
    };
    return { card, heightFor: (isKit: boolean) => (isKit || narrow ? THREE_LINES : undefined) };
  }, [t, narrow, isAdmin]);
}
