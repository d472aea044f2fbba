import type { OrderDocument } from '@extranet/shared/contracts';
import { date, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Badge, IconButton, Reference } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchFile } from '../files.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface Props {
  documents: readonly OrderDocument[];
  /** On the order's own page its reference says nothing new. */
  withOrder?: boolean;
}

/** Number, order, day and total; each opens as its file and can be withdrawn. */
export function DocumentLines({ documents, withOrder = true }: Props) {
  const [leaving, setLeaving] = useState<OrderDocument | null>(null);
  return (
    <>
      <List>
        {documents.map((one) => (
          <Line key={one.id} document={one} withOrder={withOrder} onWithdraw={setLeaving} />
        ))}
      </List>
      <WithdrawDialog document={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

interface LineProps {
  document: OrderDocument;
  withOrder: boolean;
  onWithdraw: (document: OrderDocument) => void;
}

function Line({ document, withOrder, onWithdraw }: LineProps) {
  const { t } = useTranslation('admin');
  const {
    kind,
    number,
    orderRef,
    issuedOn,
    totalIT,
    path,
    structured,
    fetchedAt,
    withdrawnAt,
    withdrawnReason,
  } = document;
  return (
    <li>
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
              <Reference>{orderRef}</Reference>
            </>
          )}
          {structured && ' · Factur-X'}
          {fetchedAt && ` · ${t('documents.fetched', { day: date(fetchedAt) })}`}
        </Quiet>
        {withdrawnAt && (
          <Quiet>{t('documents.withdrawnOn', { day: date(withdrawnAt), reason: withdrawnReason })}</Quiet>
        )}
      </div>
      {totalIT !== null && (
        <p>
          {money(totalIT)} <small>TTC</small>
        </p>
      )}
      <FileDownload
        fetcher={() => fetchFile(path)}
        name={t('documents.open', { number })}
        iconOnly
        mode="show"
      >
        {number}
      </FileDownload>
      {!withdrawnAt && (
        <IconButton
          icon={Trash2}
          name={t('documents.withdraw', { number })}
          onClick={() => onWithdraw(document)}
        />
      )}
    </li>
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: ${space('m')};
    padding: ${space('xs', 'l')};
    border-block-start: 1px solid ${color('line')};
    content-visibility: auto;
    contain-intrinsic-block-size: auto 3.25rem;
  }
  & > li:first-child { border-block-start: 0; }
  & > li > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
`;
const Quiet = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
