import { useTranslation } from '@extranet/shared/i18n';

/** The heads of a table of lines. The table styles each column by its class. */
export function LineHeads() {
  const { t } = useTranslation('cart-orders');
  return (
    <>
      <th scope="col" className="reference">
        {t('line.reference')}
      </th>
      <th scope="col" className="description">
        {t('line.description')}
      </th>
      <th scope="col" className="number unit">
        {t('line.unitPrice')}
      </th>
      <th scope="col" className="quantity">
        {t('line.quantity')}
      </th>
      <th scope="col" className="number et">
        {t('line.totalET')}
      </th>
      <th scope="col" className="number vat">
        {t('line.vat')}
      </th>
      <th scope="col" className="number it">
        {t('line.totalIT')}
      </th>
    </>
  );
}
