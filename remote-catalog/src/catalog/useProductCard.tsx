import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isOrderable, productKind, productName, yearsInWords } from '@extranet/shared/rules';
import { color, font } from '@extranet/shared/theme';
import { Price, Reference, useMedia } from '@extranet/shared/ui';
import { RowCard } from '@extranet/shared/ui/table';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { Availability } from '../Availability.tsx';
import { kilograms } from '../kilograms.ts';
import { kitName } from '../kit-name.ts';
import type { LastOrders } from '../ordered-parts.tsx';
import { Ordered } from './cells.tsx';
import { ReplacedMark } from './replaced/ReplacedMark.tsx';
import type { Source } from './source.ts';
import { type JudgedRow, towedKilograms } from './traits.ts';

/** One line of facts would be cut before the years or the mass, which decide whether the part fits. */
const narrowQuery = '(max-width: 37.49rem)';
const THREE_LINES = 90;
/** Of a kit two say what it is, and one which vehicle it is for: kits differ in that alone. */
const FOUR_LINES = 112;

const factsOf = (facts: readonly string[]) => facts.filter(Boolean).join(' · ');

/** A product as a card, everything of it in view: what tells two cards of one vehicle apart is their range and kind. */
export function useProductCard(audience: Source['audience'], ordered: LastOrders) {
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
    const referenceOf = ({ prodId, prodRef }: ProductRow): ReactNode => {
      const order = ordered[prodId];
      const reference = <Reference>{prodRef}</Reference>;
      return order ? <Ordered reference={reference} order={order} /> : reference;
    };
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
      if (isKit) return kitCard(product, what, which);
      const twoLines = !narrow;
      return (
        <RowCard
          lead={<strong>{productName(product)}</strong>}
          trail={<Price amount={product.prodMbrPrice} tax="HT" />}
          under={
            <>
              {referenceOf(product)}
              {[what, twoLines ? which : ''].filter(Boolean).map((facts) => ` · ${facts}`)}
              {twoLines && markOf(product)}
            </>
          }
          below={twoLines ? undefined : below(product, which)}
          underTrail={<Availability product={product} />}
        />
      );
    };
    const kitCard = (product: ProductRow, what: string, which: string): ReactNode => {
      const { what: name, vehicle } = kitName(product);
      return (
        <RowCard
          lead={<strong>{name}</strong>}
          leadLines={2}
          trail={<Price amount={product.prodMbrPrice} tax="HT" />}
          under={
            <>
              <Vehicle>{vehicle}</Vehicle>
              {[vehicle && what ? ' · ' : '', what]}
            </>
          }
          below={
            <>
              {markOf(product)}
              {referenceOf(product)}
              {which && ` · ${which}`}
            </>
          }
          underTrail={<Availability product={product} />}
        />
      );
    };
    return {
      card,
      heightFor: (isKit: boolean) => (isKit ? FOUR_LINES : narrow ? THREE_LINES : undefined),
    };
  }, [t, narrow, isAdmin, ordered]);
}

const Vehicle = styled.span`
  color: ${color('ink')};
  font: ${font('s')};
`;
