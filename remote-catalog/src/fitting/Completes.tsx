import type { Product, ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { isOrderable, productKind, productWords } from '@extranet/shared/rules';
import type { Fitting } from '@extranet/shared/rules/fitting';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Alert, Button, Link, Price, ProductLine, Stack, StockBadge } from '@extranet/shared/ui';
import { Check, Plus } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useVehicle } from '../useVehicle.ts';
import { AlreadyInCart } from './AlreadyInCart.tsx';
import { addFittingPart } from './fitting.part.ts';
import { cartAsked, fittingOpened, partsOrdered, useFitting } from './fitting.slice.ts';
import { alikeInCart } from './in-cart.ts';
import { useDecided } from './useDecided.ts';

addFittingPart();

/** What completes the open product for the chosen vehicle, with price, stock and one click (B2.06). */
export default function Completes({ product }: { product: ProductRow }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  const { key, material, adding, cart } = useFitting((fitting) => fitting);
  const decided = useDecided(key === vehicle ? material : null);
  const missingMaterial = key !== vehicle || !material;
  useEffect(() => {
    // Over the page of the fitting it is there, with what was added on it.
    if (vehicle && missingMaterial) dispatch(fittingOpened(vehicle));
  }, [dispatch, vehicle, missingMaterial]);
  useEffect(() => {
    if (vehicle) dispatch(cartAsked());
  }, [dispatch, vehicle]);
  if (!vehicle || !decided) return null;
  const missing = completing(product, decided, material?.parts ?? []);
  if (missing.length === 0) return null;
  const failed = adding.status === 'error' && missing.some(({ prodId }) => prodId === adding.what);
  return (
    <Stack as="section" $gap="s" aria-label={t('fitting.completes')} data-print="never">
      <h3>{t('fitting.completes')}</h3>
      {failed && <Alert tone="error">{adding.failure?.message || t('fitting.refused')}</Alert>}
      <List>
        {missing.map((part) => {
          const own = adding.what === part.prodId ? adding.status : 'empty';
          const already = own === 'success' ? [] : alikeInCart(cart, vehicle, [part]);
          const too = already.length > 0;
          return (
            <li key={part.prodId}>
              <ProductLine
                catalogue={part.prodCatalogue}
                kind={productKind(part)}
                words={productWords(part)}
                reference={part.prodRef}
              >
                {too && <AlreadyInCart references={already} />}
              </ProductLine>
              <span>
                <Price amount={part.prodMbrPrice} tax="HT" />
                <StockBadge code={part.prodCodeStock} />
              </span>
              {mayOrder && (
                <Button
                  icon={own === 'success' ? Check : Plus}
                  busy={own === 'pending'}
                  aria-label={t(
                    own === 'success' ? 'fitting.addedOne' : too ? 'fitting.addTooOf' : 'fitting.addOne',
                    { reference: part.prodRef },
                  )}
                  onClick={() => {
                    if (own !== 'success')
                      dispatch(partsOrdered({ vehicle, what: part.prodId, prodIds: [part.prodId] }));
                  }}
                >
                  {t(own === 'success' ? 'fitting.addedShort' : too ? 'fitting.addToo' : 'fitting.addShort')}
                </Button>
              )}
            </li>
          );
        })}
      </List>
      <p>
        <Link to={`/montage?${VEHICLE_PARAM}=${vehicle}`} alone>
          {t('fitting.completesAll')}
        </Link>
      </p>
    </Stack>
  );
}

/** A towbar lacks its harness; a harness lacks a towbar, of which there may be one for each way to tow. */
function completing(
  { prodId, prodCatalogue }: ProductRow,
  { proposals }: Pick<Fitting<Product>, 'proposals'>,
  parts: readonly Product[],
): Product[] {
  const part = parts.find((one) => one.prodId === prodId);
  if (!part || prodCatalogue === 'Kit') return [];
  const own = proposals.filter(({ towbar }) => towbar?.prodTypeAttelage === part.prodTypeAttelage);
  const wanted =
    prodCatalogue === 'Attelage'
      ? [(own[0] ?? proposals[0])?.harness]
      : proposals.map(({ towbar }) => towbar);
  return wanted.filter((one): one is Product => one !== null && one !== undefined && isOrderable(one));
}

const List = styled.ul`
  border-block-start: 1px solid ${color('line')};
  font: ${font('s')};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space('xs', 'm')};
    padding-block: ${space('xs')};
    border-block-end: 1px solid ${color('line')};
  }
  & > li > :first-child { flex: 1 1 12rem; }
  & > li > :nth-child(2) { display: grid; justify-items: end; }
`;
