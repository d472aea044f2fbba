import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { obstacleTo } from '@extranet/shared/rules';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { color, media, radius, space } from '@extranet/shared/theme';
import { Price, StockBadge, toStockCode } from '@extranet/shared/ui';
import styled from 'styled-components';
import { AddedBlock } from './AddedBlock.tsx';
import { AddForm } from './AddForm.tsx';
import { DeliveryRequest } from './DeliveryRequest.tsx';
import { useLastShown } from './useLastShown.ts';

interface Props {
  product: ProductRow;
  onClose: () => void;
}

/** Price, stock and the next action: always in view. */
export function OrderBlock({ product, onClose }: Props) {
  const { t } = useTranslation('catalog');
  const mayOrder = useAppSelector(selectMayOrder);
  const { adding } = useLastShown();
  const obstacle = mayOrder ? obstacleTo(product) : 'account';
  return (
    <Block>
      <Head>
        <Price amount={product.prodMbrPrice} tax="HT" size="xl" before={product.prodPrix} />
        <StockBadge code={product.prodCodeStock} />
      </Head>
      {adding === 'success' ? (
        <AddedBlock onClose={onClose} />
      ) : obstacle ? (
        <p>{t(`product.obstacle.${obstacle}`)}</p>
      ) : (
        <AddForm product={product} />
      )}
      {toStockCode(product.prodCodeStock) === '0' && <DeliveryRequest prodId={product.prodId} />}
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
`;
const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space('xs')};
  ${media.phone} { display: flex; align-items: baseline; justify-content: space-between; }
`;
