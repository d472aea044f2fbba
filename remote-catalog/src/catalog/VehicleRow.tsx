import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productKind, productWords } from '@extranet/shared/rules';
import { color, font, innerFocusRing, media, rowHeight, space } from '@extranet/shared/theme';
import { Badge, Price, ProductLine } from '@extranet/shared/ui';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { Availability } from '../Availability.tsx';
import { choosingButton } from '../compare-styles.ts';
import { kilograms } from '../kilograms.ts';
import { useFitWords } from '../useFitWords.ts';
import type { FoundRow } from './groups.ts';
import { towedKilograms } from './traits.ts';

interface Props {
  found: FoundRow;
  onOpen: (row: ProductRow) => void;
  /** While products to compare are chosen: whether this is one of them. */
  chosen?: boolean | undefined;
}

/** A part for the vehicle; one that does not fit, or only on a condition, says so. Memoised: a letter typed above draws few again. */
export const VehicleRow = memo(function Line({ found: { row, reason, fits }, onOpen, chosen }: Props) {
  const { t } = useTranslation('catalog');
  const words = useFitWords();
  const kind = row.prodType ? t('row.pins', { pins: row.prodType }) : productKind(row);
  const facts = [kind, kilograms(towedKilograms(row))].filter(Boolean).join(' · ');
  return (
    <Item>
      <Opener type="button" aria-pressed={chosen} onClick={() => onOpen(row)} data-away={!fits || undefined}>
        <ProductLine
          catalogue={row.prodCatalogue}
          kind={productKind(row)}
          words={productWords(row)}
          reference={row.prodRef}
        />
        <Facts>
          {facts}
          {reason.code !== 'fits' && <Badge tone={fits ? 'solid' : 'quiet'}>{words(reason)}</Badge>}
        </Facts>
        <Offer>
          <Price amount={row.prodMbrPrice} tax="HT" />
          <Availability product={row} />
        </Offer>
        <ChevronRight size={18} aria-hidden />
      </Opener>
    </Item>
  );
});

/** What is below the screen is laid out once it comes near. */
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${rowHeight()};
  ${media.print} { content-visibility: visible; }
`;
const Opener = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) 9rem auto;
  align-items: center;
  gap: ${space('m')};
  inline-size: 100%;
  min-block-size: ${rowHeight()};
  padding: ${space('xs', 'l')};
  border: 0;
  border-block-end: 1px solid ${color('line')};
  background: none;
  color: inherit;
  font: ${font('s')};
  text-align: start;
  cursor: pointer;
  &[data-away] > :first-child { color: ${color('soft')}; }
  &:hover { background: ${color('hover')}; }
  &[aria-pressed='true'] { background: ${color('selected')}; box-shadow: inset 4px 0 0 ${color('solid')}; }
  ${choosingButton}
  &:focus-visible { ${innerFocusRing} }
  @media print { &&& { display: grid !important; } }
  @media (max-width: 47.99rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > svg { display: none; }
    & > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; padding-inline-start: calc(24px + ${space('s')}); }
  }
`;
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs', 's')};
  color: ${color('soft')};
`;
const Offer = styled.span`
  display: grid;
  justify-items: end;
`;
