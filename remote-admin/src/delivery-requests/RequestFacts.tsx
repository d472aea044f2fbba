import type { DeliveryRequest } from '@extranet/shared/contracts';
import { date, integer, phone, phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Link, Price, Reference, StockBadge } from '@extranet/shared/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

/** Which product, who asks, and what a clerk looks up before answering: stock and this customer's price. */
export function RequestFacts({ request }: { request: DeliveryRequest }) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const { drProdId, drProdRef, drUserId, drUserCompName, drUserName, drUserEmail, drUserPhone } = request;
  const { drQuantity, drWishedOn, drStockCode, drStockQty, drPrice, drProdWords } = request;
  return (
    <Facts>
      <p>
        {drProdId ? (
          <Link to={`/extradmin/products/${drProdId}`}>
            <Reference>{drProdRef}</Reference>
          </Link>
        ) : (
          <Reference>{drProdRef}</Reference>
        )}{' '}
        {drProdWords}
      </p>
      <Line>
        {drStockCode && <StockBadge code={drStockCode} />}
        {drStockQty !== null && <span>{t('delays.stock', { shown: integer(drStockQty) })}</span>}
        {drPrice !== null && <Price amount={drPrice} tax="HT" />}
        {drQuantity && <strong>{t('inbox.quantity', { shown: integer(drQuantity) })}</strong>}
        {drWishedOn && <strong>{t('inbox.wishedOn', { day: date(drWishedOn) })}</strong>}
      </Line>
      <Line>
        <Link to={`${pathname}?client=${encodeURIComponent(drUserId)}`}>{drUserCompName || drUserName}</Link>
        <span>{date(request.drCreatedAt, 'minute')}</span>
        <Link href={`mailto:${drUserEmail}`}>{drUserEmail}</Link>
        {drUserPhone && <Link href={phoneHref(drUserPhone)}>{phone(drUserPhone)}</Link>}
      </Line>
    </Facts>
  );
}

const Facts = styled.div`
  display: grid;
  gap: ${space('xs')};
  min-inline-size: 0;
  font: ${font('s')};
`;
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space('xxs', 'm')};
  color: ${color('soft')};
  font: ${font('xs')};
  & > strong { color: ${color('ink')}; font: ${font('xs', 'strong')}; }
`;
