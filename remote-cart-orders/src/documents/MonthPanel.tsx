import { money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Panel, VisuallyHidden } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { memo } from 'react';
import styled from 'styled-components';
import type { Month } from './by-month.ts';
import { fetchMonth } from './document-files.ts';
import { OwnDocuments } from './OwnDocuments.tsx';

/** 'novembre 2026'. */
const nameOf = (month: string) =>
  new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

/** Months are written small within a sentence only. */
const asHeading = (name: string) => name.charAt(0).toLocaleUpperCase('fr-FR') + name.slice(1);

/** A month's invoices and credit notes, each as its file, or all as one archive. */
export const MonthPanel = memo(function MonthPanel({ month, documents, total }: Month) {
  const { t } = useTranslation('cart-orders');
  const name = nameOf(month);
  return (
    <Panel
      title={asHeading(name)}
      actions={
        <FileDownload
          fetcher={() => fetchMonth(month)}
          name={t('documents.zipOf', { month: name })}
          variant="quiet"
        >
          {t('documents.zip')} <VisuallyHidden>{name}</VisuallyHidden>
        </FileDownload>
      }
      flush
    >
      <OwnDocuments documents={documents} />
      {total !== null && <Total>{t('documents.total', { amount: money(total) })}</Total>}
    </Panel>
  );
});

const Total = styled.p`
  padding: ${space('s', 'l')};
  border-block-start: 1px solid ${color('line')};
  text-align: end;
  font: ${font('s', 'strong')};
`;
