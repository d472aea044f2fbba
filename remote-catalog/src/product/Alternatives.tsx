import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { productKind, productName, productWords, vehicleName } from '@extranet/shared/rules';
import { color, font, innerFocusRing, space } from '@extranet/shared/theme';
import { Link, Price, ProductLine, Stack, StockBadge } from '@extranet/shared/ui';
import styled from 'styled-components';
import { withMassInGroups } from '../kilograms.ts';
import { useOpenProduct } from '../useOpenProduct.ts';
import { useVehicle } from '../useVehicle.ts';
import type { Shortfall } from './falls-short.ts';
import { useSuccessorId } from './successor/successor.slice.ts';
import { useLastShown } from './useLastShown.ts';

/** Instead of a product that cannot be had: what fits the same vehicle and can be ordered (W1.20). */
export function Alternatives({ product }: { product: ProductRow }) {
  const { t } = useTranslation('catalog');
  const open = useOpenProduct();
  // What replaces it stands above: here are the others.
  const successorId = useSuccessorId();
  const alternatives = useLastShown().alternatives.filter(
    ({ product: { prodId } }) => prodId !== successorId,
  );
  const inWords = (one: Shortfall) =>
    one.code === 'mass'
      ? t('product.instead.mass', { mass: withMassInGroups(one.mass) })
      : t(`product.instead.${one.code}`, { ...one });
  const { prodCatalogue, prodMarque, prodModele } = product;
  const vehicle = useVehicle(({ chosen }) => chosen);
  const ofModel = new URLSearchParams({
    ...{ cat: prodCatalogue, marque: prodMarque, modele: prodModele },
    // This model, not those whose names begin like it.
    exact: '1',
  });
  return (
    <Stack as="section" $gap="s" aria-label={t('product.instead.title')} data-print="never">
      <h3>{t('product.instead.title')}</h3>
      {alternatives.length > 0 && (
        <List>
          {alternatives.map(({ product: row, short }) => (
            <li key={row.prodId}>
              <Opener type="button" onClick={() => open(row)}>
                <ProductLine
                  catalogue={row.prodCatalogue}
                  kind={productKind(row)}
                  words={productWords(row)}
                  reference={row.prodRef}
                >
                  {short.length > 0 && <Short>{short.map(inWords).join(' · ')}</Short>}
                </ProductLine>
                <span>
                  <Price amount={row.prodMbrPrice} tax="HT" />
                  <StockBadge code={row.prodCodeStock} />
                </span>
              </Opener>
            </li>
          ))}
        </List>
      )}
      <p>
        <Link to={`/catalog?${vehicle ? `${VEHICLE_PARAM}=${vehicle.key}` : ofModel}`} alone>
          {t('product.instead.all', { name: vehicle ? vehicleName(vehicle) : productName(product) })}
        </Link>
      </p>
    </Stack>
  );
}

const Short = styled.em`
  display: block;
  color: ${color('soft')};
  font: ${font('xs')};
`;
const List = styled.ul`
  border-block-start: 1px solid ${color('line')};
`;
const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('m')};
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${space('xs', 's')};
  border: 0;
  border-block-end: 1px solid ${color('line')};
  background: none;
  color: inherit;
  font: ${font('s')};
  text-align: start;
  cursor: pointer;
  & > span:last-child { flex: none; display: grid; justify-items: end; }
  &:hover { background: ${color('hover')}; }
  &:focus-visible { ${innerFocusRing} }
`;
