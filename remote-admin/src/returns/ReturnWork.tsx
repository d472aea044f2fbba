import type { AdminReturn } from '@extranet/shared/contracts';
import { date, integer, phone, phoneHref } from '@extranet/shared/format';
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
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { FactList } from '../FactList.ts';
import { fetchPicture } from '../files.ts';
import { Decision } from './Decision.tsx';
import { ReturnStateBadge } from './ReturnStateBadge.tsx';
import { nameOf } from './return-columns.tsx';
import { returnWorkOpened, useReturnWork } from './return-work.slice.ts';
import { fetchSlip } from './slip-file.ts';

/** One return as the office decides on it: what and why at the left, who and what happened at the right. */
export function ReturnWork() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { id = '' } = useParams();
  const { id: opened, status, shown } = useReturnWork(({ returnWork }) => returnWork);
  const open = useCallback(() => {
    dispatch(returnWorkOpened(id));
  }, [dispatch, id]);
  useEffect(open, [open]);
  if (shown && opened === id) return <Shown one={shown} />;
  return (
    <>
      <PageTitle title={t('returns.one')} />
      {(opened !== id || status === 'pending') && <Skeleton height="24rem" />}
      {opened === id && status === 'missing' && (
        <EmptyState
          title={t('returns.missing')}
          action={<ButtonLink to="/extradmin/retours">{t('returns.all')}</ButtonLink>}
        >
          {t('returns.missingHint')}
        </EmptyState>
      )}
      {opened === id && status === 'error' && (
        <EmptyState title={t('returns.failed')} action={<Button onClick={open}>{t('common.retry')}</Button>}>
          {t('common.failedHint')}
        </EmptyState>
      )}
    </>
  );
}

function Shown({ one }: { one: AdminReturn }) {
  const { t } = useTranslation('admin');
  const { returnId, returnRef, state, lines, events } = one;
  return (
    <Stack data-wide>
      <PageTitle
        title={t('returns.one')}
        reference={returnRef}
        actions={
          hasReturnSlip(state) && (
            <FileDownload fetcher={() => fetchSlip(returnId)} name={t('returns.slip')}>
              {t('returns.slip')}
            </FileDownload>
          )
        }
      >
        <Row $gap="m">
          <Link to="/extradmin/retours" alone>
            {t('returns.all')}
          </Link>
          <ReturnStateBadge state={state} />
        </Row>
      </PageTitle>
      <Two>
        <Stack>
          <Decision one={one} />
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
        </Stack>
        <Stack>
          <AskedFor one={one} />
          <Panel title={t('returns.timeline')}>
            <Timeline
              label={t('returns.timeline')}
              moments={events.map(({ at, state: to, note, who, actor }) => ({
                at,
                what: t(`returns.event.${to}`),
                details: [note],
                who: actor === 'customer' ? t('returns.byCustomer') : who,
              }))}
            />
          </Panel>
        </Stack>
      </Two>
    </Stack>
  );
}

/** By whom, from which order, and why. */
function AskedFor({ one }: { one: AdminReturn }) {
  const { t } = useTranslation('admin');
  const { orderId, orderRef, askedAt, reason, text, photos, customer, returnRef } = one;
  return (
    <Panel title={t('returns.facts')}>
      <Stack $gap="m">
        <FactList>
          <dt>{t('returns.order')}</dt>
          <dd>
            <Link to={`/extradmin/orders/${encodeURIComponent(orderId)}`}>
              <Reference>{orderRef}</Reference>
            </Link>
          </dd>
          <dt>{t('returns.customer')}</dt>
          <dd>
            <Link to={`/extradmin/customers/${encodeURIComponent(customer.userId)}`}>{nameOf(one)}</Link>
          </dd>
          <dt>{t('returns.askedAt')}</dt>
          <dd>{date(askedAt, 'minute')}</dd>
          <dt>{t('returns.reason')}</dt>
          <dd>{t(`returns.reasons.${reason}`)}</dd>
        </FactList>
        {text && <Words>{text}</Words>}
        <Pictures paths={photos} fetcher={fetchPicture} alt={t('returns.photoAlt')} />
        <Link href={`mailto:${customer.userEmail}?subject=${encodeURIComponent(returnRef)}`} alone>
          {customer.userEmail}
        </Link>
        {customer.userPhone && (
          <Link href={phoneHref(customer.userPhone)} alone>
            {phone(customer.userPhone)}
          </Link>
        )}
      </Stack>
    </Panel>
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
const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
