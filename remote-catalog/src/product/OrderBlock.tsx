import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { isQuantity, obstacleTo, type TypedQuantity } from '@extranet/shared/rules';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { color, media, radius, space } from '@extranet/shared/theme';
import { Button, Price, Skeleton, toStockCode, usePrinting } from '@extranet/shared/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { Availability } from '../Availability.tsx';
import { PromiseOfStock } from '../PromiseOfStock.tsx';
import { AddedBlock } from './AddedBlock.tsx';
import { AddForm } from './AddForm.tsx';
import { DeliveryRequest } from './DeliveryRequest.tsx';
import { Obstacle } from './Obstacle.tsx';
import { useLastShown } from './useLastShown.ts';
import { StockAlert } from './waiting/StockAlert.tsx';

const SuccessorPanel = lazily(
  () => import(/* webpackChunkName: "successor" */ './successor/SuccessorPanel.tsx'),
);
const WhyPrice = lazily(() => import(/* webpackChunkName: "why-price" */ './why/WhyPrice.tsx'));

interface Props {
  product: ProductRow;
  onClose: () => void;
  /** Says when it would arrive; not where the dialog is only rehearsed. */
  promised?: boolean;
}

/**
 * Price, stock and the next action: always in view. Paper lies on the counter and hangs in the workshop: it has the list price, and
 * neither the garage's own nor what made it.
 */
export function OrderBlock({ product, onClose, promised = false }: Props) {
  const { t } = useTranslation('catalog');
  const mayOrder = useAppSelector(selectMayOrder);
  const { adding } = useLastShown();
  const printing = usePrinting();
  const [quantity, setQuantity] = useState<TypedQuantity>(1);
  const [asksWhy, setAsksWhy] = useState(false);
  const obstacle = mayOrder ? obstacleTo(product) : 'account';
  return (
    <Block>
      <Head>
        {printing ? (
          <span>
            {t('product.listPrice')} <Price amount={product.prodPrix} tax="HT" />
          </span>
        ) : (
          <Price amount={product.prodMbrPrice} tax="HT" size="xl" before={product.prodPrix} />
        )}
        <Availability product={product} />
      </Head>
      {promised && !obstacle && (
        <div data-print="never">
          <PromiseOfStock key={product.prodId} product={product} />
        </div>
      )}
      <WhyButton
        variant="quiet"
        data-print="never"
        aria-expanded={asksWhy}
        onClick={() => setAsksWhy(!asksWhy)}
      >
        {t('product.why')}
      </WhyButton>
      {asksWhy && (
        <div data-print="never">
          <Suspense fallback={<Skeleton height="6rem" />}>
            <WhyPrice prodId={product.prodId} quantity={isQuantity(quantity) ? quantity : 1} />
          </Suspense>
        </div>
      )}
      {adding === 'success' ? (
        <Next>
          <AddedBlock onClose={onClose} />
        </Next>
      ) : obstacle ? (
        <Obstacle reason={obstacle} />
      ) : (
        <Next>
          <AddForm product={product} quantity={quantity} onQuantity={setQuantity} />
        </Next>
      )}
      {obstacle && obstacle !== 'account' && (
        <Suspense fallback={null}>
          <SuccessorPanel reference={product.prodRef} />
        </Suspense>
      )}
      {obstacle === 'soldOut' && <StockAlert prodId={product.prodId} />}
      {toStockCode(product.prodCodeStock) === '0' && (
        <DeliveryRequest
          prodId={product.prodId}
          wanted={isQuantity(quantity) && quantity > 1 ? quantity : null}
        />
      )}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: ${space('m')};
  inline-size: 100%;
  padding: ${space('l')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('l')};
  background: ${color('ground')};
  ${media.phone} { padding: 0; border: 0; background: none; gap: ${space('s')}; }
  ${media.print} { padding: 0; border: 0; background: none; gap: ${space('xs')}; }
`;
/** Its words stand where the others' do: what it has around them lies outside. */
const WhyButton = styled(Button)`
  justify-self: start;
  margin-inline-start: calc(-1 * ${space('l')} - 1px);
`;
/** As high with what was added as with what is asked, where there is room for it: what stands below does not move. */
const Next = styled.div`
  min-block-size: 6.125rem;
  ${media.phone} { min-block-size: 0; }
  ${media.print} { min-block-size: 0; }
`;
const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space('xs')};
  ${media.phone} { display: flex; align-items: baseline; justify-content: space-between; }
  ${media.print} { display: flex; align-items: baseline; gap: ${space('l')}; }
`;
