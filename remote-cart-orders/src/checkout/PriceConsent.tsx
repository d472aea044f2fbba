import { integer, price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, media, space } from '@extranet/shared/theme';
import { Button, Modal, ProductLine, Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import type { DescribedLine } from '../described-lines.ts';
import type { PriceQuestion } from './price-question.ts';
import { useTimeToRead } from './useTimeToRead.ts';

interface Props {
  /** null: the dialog is closed. */
  question: PriceQuestion | null;
  /** What the question is about, in words. */
  lines: readonly DescribedLine[];
  onAccept: () => void;
  /** Closing without an answer: the page stays as it is. */
  onClose: () => void;
  /** The second button, if it does more than closing. */
  decline?: { label: string; onClick: () => void };
}

/**
 * Prices higher than shown are ordered only after consent (D2), which must be meant: the focus is on the dialog, and the button
 * that accepts opens late, at the other end of the foot from where dialogs and pages have the button that leads on.
 */
export function PriceConsent({ question, lines, onAccept, onClose, decline }: Props) {
  const { t } = useTranslation('cart-orders');
  const changes = question?.changes ?? [];
  const readable = useTimeToRead(question);
  return (
    <Modal
      open={question !== null}
      onClose={onClose}
      title={t('consent.title', { count: changes.length })}
      footer={
        <>
          <Accept variant="primary" disabled={!readable} onClick={onAccept}>
            {t('consent.accept')}
          </Accept>
          <Button onClick={decline?.onClick ?? onClose}>{decline?.label ?? t('cancel')}</Button>
        </>
      }
    >
      <p>{t('consent.hint')}</p>
      <Changes>
        <thead>
          <tr>
            <th scope="col">{t('line.description')}</th>
            <th scope="col">{t('line.quantity')}</th>
            <th scope="col">{t('consent.before')}</th>
            <th scope="col">{t('consent.now')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ itId, itProdRef, itQuantity, shownUnitPriceET, itMbrUnitPriceET }) => (
            <tr key={itId}>
              <td>
                <Product line={lines.find((line) => line.itId === itId)} reference={itProdRef} />
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

/** A line that left the cart meanwhile, in another tab, has no words any more. */
function Product({ line, reference }: { line: DescribedLine | undefined; reference: string }) {
  if (!line) return <Reference>{reference}</Reference>;
  const { words, kind, itProdCatalogue } = line;
  return <ProductLine words={words} catalogue={itProdCatalogue} kind={kind} reference={reference} />;
}

const Accept = styled(Button)`
  margin-inline-end: auto;
`;
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
  & :is(th, td):first-child { text-align: start; }
  & td:not(:first-child) { white-space: nowrap; }
  /* The product has a line of its own above its figures. */
  ${media.phone} {
    &, & thead, & tbody { display: block; }
    & tr {
      display: grid;
      grid-template-columns: 4.5rem minmax(0, 1fr) minmax(0, 1fr);
      align-items: end;
      border-block-end: 1px solid ${color('line')};
    }
    & :is(th, td) { border: 0; }
    & :is(th, td):first-child { grid-column: 1 / -1; padding-block-end: 0; }
    & th:first-child { display: none; }
  }
`;
