import type { OrderDocument } from '@extranet/shared/contracts';
import { date, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Badge, Reference } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import styled from 'styled-components';
import { fetchFile } from '../files.ts';

/** Number, order, day and total; each opens as its file. */
export function DocumentLines({ documents }: { documents: readonly OrderDocument[] }) {
  const { t } = useTranslation('admin');
  return (
    <List>
      {documents.map(({ id, kind, number, orderRef, issuedOn, totalIT, path, structured }) => (
        <li key={id}>
          <div>
            <p>
              <Badge tone={kind === 'credit' ? 'accent' : 'quiet'}>{t(`documents.kind.${kind}`)}</Badge>{' '}
              <strong>{number}</strong>
            </p>
            <Quiet>
              {date(issuedOn)} · <Reference>{orderRef}</Reference>
              {structured && ' · Factur-X'}
            </Quiet>
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
        </li>
      ))}
    </List>
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
