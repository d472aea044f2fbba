import type { OrderDocument } from '@extranet/shared/contracts';
import { date, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, rowHeight, space } from '@extranet/shared/theme';
import { Badge, Link, Reference } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import styled from 'styled-components';
import { fetchDocument } from './document-files.ts';

interface Props {
  document: OrderDocument;
  /** On the order's own page its reference says nothing new. */
  withOrder?: boolean;
}

/** One paper: what it is, its days and sum, and its file. One that no longer counts says why. */
export function DocumentLine({ document, withOrder = true }: Props) {
  const { kind, number, orderId, orderRef, path, issuedOn, dueOn, totalIT, withdrawnAt, withdrawnReason } =
    document;
  const { t } = useTranslation('cart-orders');
  return (
    <Row>
      <div>
        <p>
          <Badge tone={kind === 'credit' ? 'accent' : 'quiet'}>{t(`documents.kind.${kind}`)}</Badge>{' '}
          <strong>{number}</strong> {withdrawnAt && <Badge tone="error">{t('documents.withdrawn')}</Badge>}
        </p>
        <Quiet>
          {date(issuedOn)}
          {withOrder && (
            <>
              {' · '}
              <Link to={`/order/${orderId}`}>
                <Reference>{orderRef}</Reference>
              </Link>
            </>
          )}
          {dueOn && ` · ${t('documents.due', { day: date(dueOn) })}`}
        </Quiet>
        {withdrawnAt && (
          <Quiet>{t('documents.withdrawnOn', { day: date(withdrawnAt), reason: withdrawnReason })}</Quiet>
        )}
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

export const DocumentList = styled.ul`
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
