import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isOrderable, productKind, productWords } from '@extranet/shared/rules';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { color, font, innerFocusRing, media, rowHeight, space } from '@extranet/shared/theme';
import { Button, IconButton, Price, ProductLine } from '@extranet/shared/ui';
import { Heart, Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Availability } from '../Availability.tsx';
import { ReplacedMark } from '../replaced-parts.tsx';
import { useOpenProduct } from '../useOpenProduct.ts';
import { FavouriteTake } from './FavouriteTake.tsx';
import { FilledWhenOn } from './FilledWhenOn.ts';
import { useFavourite } from './useFavourite.ts';

export function FavouriteList({ products }: { products: readonly ProductRow[] }) {
  const { t } = useTranslation('catalog');
  return (
    <List aria-label={t('favourites.list')}>
      {products.map((product) => (
        <FavouriteRow key={product.prodId} product={product} />
      ))}
    </List>
  );
}

/** Taken out, it stays in its place as long as the page does: the same press has it back. */
function FavouriteRow({ product }: { product: ProductRow }) {
  const { t } = useTranslation('catalog');
  const open = useOpenProduct();
  const { isOn, saving, refusal, toggle } = useFavourite(product);
  const { prodRef: reference } = product;
  return (
    <li>
      <button type="button" data-out={!isOn || undefined} onClick={() => open(product)}>
        <ProductLine
          catalogue={product.prodCatalogue}
          kind={productKind(product)}
          words={productWords(product)}
          reference={reference}
        />
      </button>
      <span className="price">
        <Price amount={product.prodMbrPrice} tax="HT" />
      </span>
      <span className="stock">
        <Availability product={product} />
      </span>
      <div className="take">
        {isOn ? <Available product={product} /> : <TakenOut saving={saving} onBack={toggle} />}
      </div>
      <FilledWhenOn data-on={isOn || undefined}>
        <IconButton
          icon={Heart}
          name={t(isOn ? 'favourites.leaveOne' : 'favourites.keepOne', { reference })}
          busy={saving}
          onClick={toggle}
        />
      </FilledWhenOn>
      {refusal !== null && (
        <p className="refusal" role="alert">
          {refusal || t('favourites.failed')}
        </p>
      )}
    </li>
  );
}

/** What can be done about a favourite: taking it, or what replaces it. */
function Available({ product }: { product: ProductRow }) {
  const mayOrder = useAppSelector(selectMayOrder);
  if (!isOrderable(product)) return <ReplacedMark reference={product.prodRef} />;
  return mayOrder ? <FavouriteTake product={product} /> : null;
}

function TakenOut({ saving, onBack }: { saving: boolean; onBack: (event: MouseEvent) => void }) {
  const { t } = useTranslation('catalog');
  return (
    <>
      <span role="status">{t('favourites.out')}</span>
      <Button variant="quiet" icon={Undo2} busy={saving} onClick={onBack}>
        {t('favourites.back')}
      </Button>
    </>
  );
}

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 7.5rem 9.5rem 17rem auto;
    align-items: center;
    gap: ${space('xs', 'm')};
    min-block-size: ${rowHeight()};
    padding: ${space('xs', 'l')};
    border-block-start: 1px solid ${color('line')};
    font: ${font('s')};
  }
  & > li:first-child { border-block-start: 0; }
  & > li > button {
    min-block-size: ${rowHeight()};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > li > button:hover { text-decoration: underline; }
  & > li > button:focus-visible { ${innerFocusRing} }
  & > li > button[data-out] { color: ${color('soft')}; text-decoration: line-through; }
  .price { text-align: end; }
  .take { display: flex; flex-wrap: wrap; align-items: center; gap: ${space('xs', 's')}; }
  .take > [aria-label] { min-inline-size: 7.25rem; }
  .take > [role='status'] { color: ${color('soft')}; font: ${font('xs')}; }
  [role='alert'] { flex-basis: 100%; color: ${color('error')}; font: ${font('xs')}; }
  .refusal { grid-column: 1 / -1; }
  /* The name has a line of its own, with the heart beside it; what it costs and taking it follow below. */
  ${media.tablet} {
    & > li { grid-template-columns: auto 1fr auto; padding-inline: ${space('m')}; }
    & > li > button { grid-column: 1 / 3; grid-row: 1; }
    & > li > ${FilledWhenOn} { grid-column: 3; grid-row: 1; }
    .price { grid-column: 1; grid-row: 2; }
    .stock { grid-column: 2 / 4; grid-row: 2; justify-self: end; }
    .take { grid-column: 1 / -1; grid-row: 3; justify-content: end; }
    .take:empty { display: none; }
  }
`;
