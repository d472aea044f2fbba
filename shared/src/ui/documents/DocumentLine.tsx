import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FileResponse, OrderDocument } from '../../contracts/index.ts';
import { date, money } from '../../format/index.ts';
import { registerTexts } from '../../i18n/index.ts';
import { color, font, media, rowHeight, space } from '../../theme/index.ts';
import { Badge } from '../Badge.tsx';
import { FileDownload } from '../files/FileDownload.tsx';
import { Row } from '../layout.ts';
import texts from '../locales/documents.fr.json';

registerTexts('ui', texts);

interface Props {
  document: OrderDocument;
  fetcher: (path: string) => Promise<FileResponse>;
  /** Its order, or the way to it; not on the order's own page, where it says nothing new. */
  order?: ReactNode;
  /** What else this side knows of it, after its day; empty ones are left out. */
  also?: readonly (string | false | null)[];
  /** What this side may do with it. */
  action?: ReactNode;
}

/** One paper of the supplier: what it is, its days and sum, and its file. One that no longer counts says why. */
export function DocumentLine({ document, fetcher, order, also = [], action }: Props) {
  const { kind, number, path, issuedOn, dueOn, totalIT, withdrawnAt, withdrawnReason } = document;
  const { t } = useTranslation('ui');
  const facts = [dueOn && t('documents.due', { day: date(dueOn) }), ...also].filter(Boolean);
  return (
    <Line>
      <div>
        <Row>
          <Badge tone={kind === 'credit' ? 'accent' : 'quiet'}>{t(`documents.kind.${kind}`)}</Badge>
          <strong>{number}</strong>
          {withdrawnAt && <Badge tone="error">{t('documents.withdrawn')}</Badge>}
        </Row>
        <Quiet>
          {date(issuedOn)}
          {order && <> · {order}</>}
          {facts.map((fact) => ` · ${fact}`)}
        </Quiet>
        {withdrawnAt && (
          <Quiet>{t('documents.withdrawnOn', { day: date(withdrawnAt), reason: withdrawnReason })}</Quiet>
        )}
      </div>
      {totalIT !== null && (
        <Amount>
          {money(totalIT)} <small>TTC</small>
        </Amount>
      )}
      <FileDownload fetcher={() => fetcher(path)} name={t('documents.open', { number })} iconOnly mode="show">
        {number}
      </FileDownload>
      {action}
    </Line>
  );
}

export const DocumentList = styled.ul`
  display: grid;
`;
const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space('m')};
  min-block-size: ${rowHeight()};
  padding: ${space('s', 'l')};
  border-block-start: 1px solid ${color('line')};
  /* A year of papers: what is below the fold is drawn when it is scrolled to. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 3.5rem;
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
