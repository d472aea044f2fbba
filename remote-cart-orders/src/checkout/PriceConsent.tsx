import { price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, space } from '@extranet/shared/theme';
import { Button, Modal, Reference } from '@extranet/shared/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCartOrders } from '../state.ts';
import { priceChangeAccepted, priceChangeDeclined } from './checkout.slice.ts';

/** Nothing dearer than what was shown is ordered without a yes (D2). */
export function PriceConsent() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = useCartOrders(({ checkout }) => checkout.status === 'priceChanged');
  const changes = useCartOrders(({ checkout }) => checkout.changes);
  const handleDecline = () => {
    dispatch(priceChangeDeclined());
    navigate('/cart');
  };
  return (
    <Modal
      open={open}
      onClose={() => dispatch(priceChangeDeclined())}
      title={t('consent.title', { count: changes.length })}
      footer={
        <>
          <Button onClick={handleDecline}>{t('consent.decline')}</Button>
          <Button variant="primary" onClick={() => dispatch(priceChangeAccepted())}>
            {t('consent.accept')}
          </Button>
        </>
      }
    >
      <p>{t('consent.hint')}</p>
      <Changes>
        <thead>
          <tr>
            <th scope="col">{t('line.reference')}</th>
            <th scope="col">{t('line.quantity')}</th>
            <th scope="col">{t('consent.before')}</th>
            <th scope="col">{t('consent.now')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ itId, itProdRef, itQuantity, shownUnitPriceET, itMbrUnitPriceET }) => (
            <tr key={itId}>
              <td>
                <Reference>{itProdRef}</Reference>
              </td>
              <td>{itQuantity}</td>
              <td>{price(shownUnitPriceET)}</td>
              <td>
                <strong>{price(itMbrUnitPriceET)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </Changes>
    </Modal>
  );
}

const Changes = styled.table`
  inline-size: 100%;
  margin-block-start: ${space('m')};
  border-collapse: collapse;
  & :is(th, td) {
    padding: ${space('s', 'xs')};
    border-block-end: 1px solid ${color('line')};
    text-align: end;
  }
  & :is(th, td):first-child { text-align: start; }
`;
