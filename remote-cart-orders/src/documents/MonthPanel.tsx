import type { OrderDocument } from '@extranet/shared/contracts';
import { date, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, rowHeight, space } from '@extranet/shared/theme';
import { Badge, Link, Panel, Reference, VisuallyHidden } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import styled from 'styled-components';
import type { Month } from './by-month.ts';
import { fetchDocument, fetchMonth } from './document-files.ts';

/** 'novembre 2026'. */
const nameOf = (month: string) =>
  new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

/** A month's invoices and credit notes, each as its file, or all as one archive. */
export function MonthPanel({ month, documents, total }: Month) {
  const { t } = useTranslation('cart-orders');
  const name = nameOf(month);
  return (
    <Panel
      title={name}
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
      <List>
        {documents.map((one) => (
          <Line key={one.id} document={one} />
        ))}
      </List>
      {total !== null && <Total>{t('documents.total', { amount: money(total) })}</Total>}
    </Panel>
  );
}

function Line({
  document: { kind, number, orderId, orderRef, path, issuedOn, dueOn, totalIT },
}: {
  document: OrderDocument;
}) {
  const { t } = useTranslation('cart-orders');
  return (
    <Row>
      <div>
        <p>
          <Badge tone={kind === 'credit' ? 'accent' : 'quiet'}>{t(`documents.kind.${kind}`)}</Badge>{' '}
          <strong>{number}</strong>
        </p>
        <Quiet>
          {date(issuedOn)} ·{' '}
          <Link to={`/order/${orderId}`}>
            <Reference>{orderRef}</Reference>
          </Link>
          {dueOn && ` · ${t('documents.due', { day: date(dueOn) })}`}
        </Quiet>
      </div>
      <Amount>
        {totalIT !== null && (
          <>
            {money(totalIT)} <small>TTC</small>
          </>
        )}
      </Amount>
      <FileDownload
        fetcher={() => fetchDocument(path)}
        name={t('documents.open', { number })}
        iconOnly
        mode="show"
      >
        {number}
      </FileDownload>
    </Row>
  );
}

const List = styled.ul`
  display: grid;
`;
const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space('m')};
  min-block-size: ${rowHeight()};
  padding: ${space('s', 'l')};
  border-block-start: 1px solid ${color('line')};
  &:first-child { border-block-start: 0; }
  & > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  ${media.phone} { padding-inline: ${space('m')}; gap: ${space('s')}; }
`;
const Quiet = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
const Amount = styled.p`
  flex: none;
  text-align: end;
  font-variant-numeric: tabular-nums;
  & > small { color: ${color('soft')}; }
`;
const Total = styled.p`
  padding: ${space('s', 'l')};
  border-block-start: 1px solid ${color('line')};
  text-align: end;
  font: ${font('s', 'strong')};
`;
