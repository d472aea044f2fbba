import { integer, price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, space } from '@extranet/shared/theme';
import { Button, Modal, Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import type { PriceQuestion } from './price-question.ts';

interface Props {
  /** null: the dialog is closed. */
  question: PriceQuestion | null;
  onAccept: () => void;
  /** Closing without an answer: the page stays as it is. */
  onClose: () => void;
  /** The second button, if it does more than closing. */
  decline?: { label: string; onClick: () => void };
}

/** Prices higher than shown are ordered only after consent (D2). */
export function PriceConsent({ question, onAccept, onClose, decline }: Props) {
  const { t } = useTranslation('cart-orders');
  const changes = question?.changes ?? [];
  return (
    <Modal
      open={question !== null}
      onClose={onClose}
      title={t('consent.title', { count: changes.length })}
      footer={
        <>
          <Button onClick={decline?.onClick ?? onClose}>{decline?.label ?? t('cancel')}</Button>
          <Button variant="primary" onClick={onAccept}>
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
              <td>{integer(itQuantity)}</td>
              <td>
                {price(shownUnitPriceET)} {t('ht')}
              </td>
              <td>
                <strong>
                  {price(itMbrUnitPriceET)} {t('ht')}
                </strong>
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
  & th { overflow-wrap: normal; }
  & :is(th, td):first-child { text-align: start; white-space: nowrap; }
`;
