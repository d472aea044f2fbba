import type { Return } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { hasReturnSlip } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import {
  Button,
  ButtonLink,
  EmptyState,
  Link,
  PageTitle,
  Panel,
  ProductLine,
  Reference,
  Row,
  Skeleton,
  Stack,
} from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { Pictures } from '@extranet/shared/ui/pictures';
import { Timeline } from '@extranet/shared/ui/timeline';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { fetchPicture } from '../files.ts';
import { ReturnStateBadge } from './ReturnStateBadge.tsx';
import { fetchSlip } from './return-files.ts';
import { addReturnsPart } from './returns.part.ts';
import { returnOpened, useReturns } from './returns.slice.ts';

addReturnsPart();

/** One return: where it is, what to do next, and how it came there. The slip's code leads here. */
export default function ReturnPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { id = '' } = useParams();
  const { one } = useReturns(({ returns }) => returns);
  const open = () => {
    dispatch(returnOpened(id));
  };
  // A notification that leads to the page which is already shown brings news of it.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each way here.
  useEffect(open, [id, key]);
  const shown = one.id === id ? one.shown : null;
  if (shown) return <Shown one={shown} />;
  return (
    <Stack>
      <PageTitle title={t('returns.one')} />
      {(one.id !== id || one.status === 'pending') && <Skeleton height="20rem" />}
      {one.id === id && one.status === 'missing' && (
        <EmptyState
          title={t('returns.missing')}
          action={<ButtonLink to="/orders/returns">{t('returns.all')}</ButtonLink>}
        >
          {t('returns.missingHint')}
        </EmptyState>
      )}
      {one.id === id && one.status === 'error' && (
        <EmptyState title={t('returns.failed')} action={<Button onClick={open}>{t('retry')}</Button>}>
          {t('returns.failedHint')}
        </EmptyState>
      )}
    </Stack>
  );
}

function Shown({ one }: { one: Return }) {
  const { t } = useTranslation('cart-orders');
  const { returnId, returnRef, state, orderId, orderRef, reason, text, askedAt, lines, photos, events } = one;
  return (
    <Stack>
      <PageTitle
        title={t('returns.one')}
        reference={returnRef}
        actions={
          hasReturnSlip(state) && (
            <FileDownload
              fetcher={() => fetchSlip(returnId)}
              name={t('returns.slip')}
              variant={state === 'accepte' ? 'primary' : 'secondary'}
            >
              {t('returns.slip')}
            </FileDownload>
          )
        }
      >
        <Row $gap="m">
          <Link to="/orders/returns" icon={ArrowLeft}>
            {t('returns.all')}
          </Link>
          <ReturnStateBadge state={state} />
          <span>{t(`returns.next.${state}`)}</span>
        </Row>
      </PageTitle>
      <Two>
        <Stack>
          <Panel title={t('returns.lines')}>
            <Lines>
              {lines.map((line) => (
                <li key={line.itId}>
                  <Reference>{line.itProdRef}</Reference>
                  <ProductLine words={line.itLabel} catalogue={line.itProdCatalogue} kind={line.itProdKind} />
                  <strong>× {integer(line.quantity)}</strong>
                </li>
              ))}
            </Lines>
          </Panel>
          <Panel title={t('returns.facts')}>
            <Stack $gap="m">
              <Facts>
                <dt>{t('returns.order')}</dt>
                <dd>
                  <Link to={`/order/${orderId}`}>
                    <Reference>{orderRef}</Reference>
                  </Link>
                </dd>
                <dt>{t('returns.askedAt')}</dt>
                <dd>{date(askedAt, 'minute')}</dd>
                <dt>{t('returns.reason')}</dt>
                <dd>{t(`returns.reasons.${reason}`)}</dd>
              </Facts>
              {text && <Words>{text}</Words>}
              <Pictures paths={photos} fetcher={fetchPicture} alt={t('returns.photoAlt')} />
            </Stack>
          </Panel>
        </Stack>
        <Panel title={t('returns.timeline')}>
          <Timeline
            label={t('returns.timeline')}
            moments={events.map(({ at, state: to, note }) => ({
              at,
              what: t(`returns.event.${to}`),
              details: [note],
            }))}
          />
        </Panel>
      </Two>
    </Stack>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  align-items: start;
  gap: ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
const Lines = styled.ul`
  display: grid;
  gap: ${space('m')};
  & > li { display: grid; grid-template-columns: 7rem minmax(0, 1fr) auto; gap: ${space('m')}; align-items: center; }
  ${media.phone} {
    & > li { grid-template-columns: minmax(0, 1fr) auto; gap: ${space('xs', 'm')}; }
    & > li > :nth-child(2) { order: 1; grid-column: 1 / -1; }
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space('xs', 'm')};
  margin: 0;
  & dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
  & a > span { text-decoration: inherit; }
`;
const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
