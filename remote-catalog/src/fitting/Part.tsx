import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productWords } from '@extranet/shared/rules';
import { font, media, space } from '@extranet/shared/theme';
import { Badge, Price, Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import { useOpenProduct } from '../useOpenProduct.ts';
import { useReserves } from './useReserves.ts';

/** A part of a proposal: its reference opens it. A quiet one is beside what the total adds up. */
export function Part({ part, quiet = false }: { part: Product; quiet?: boolean }) {
  const { t } = useTranslation('catalog');
  const open = useOpenProduct();
  const reserves = useReserves()(part);
  const pins = part.prodCatalogue === 'Faisceau' ? t('row.pins', { pins: part.prodType }) : '';
  return (
    <Box data-quiet={quiet || undefined}>
      <span>
        <button
          type="button"
          onClick={() => open(part)}
          aria-label={t('row.openOne', { reference: part.prodRef })}
        >
          <Reference>{part.prodRef}</Reference>
        </button>
        {pins && <strong>{pins}</strong>}
        <Price amount={part.prodMbrPrice} tax="HT" />
      </span>
      <small>{productWords(part)}</small>
      {reserves.map((words) => (
        <Badge key={words} tone="solid">
          {words}
        </Badge>
      ))}
    </Box>
  );
}

const Box = styled.span`
  display: grid;
  gap: ${space('xxs')};
  & > span { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space('s')}; }
  & > span > :last-child { margin-inline-start: auto; }
  &[data-quiet] > span > :last-child { margin-inline-start: 0; }
  & button > * { text-decoration: underline; }
  & strong { font: ${font('s', 'strong')}; }
  & button {
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    ${media.coarse} { min-block-size: 44px; }
    ${media.phone} { min-block-size: 44px; }
    /* On paper, too: it is the part's name. */
    ${media.print} { &&& { display: inline !important; } }
  }
`;
