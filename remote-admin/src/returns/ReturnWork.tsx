import type { AdminReturn } from '@extranet/shared/contracts';
import { phone, phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, ButtonLink, EmptyState, Link, PageTitle, Skeleton } from '@extranet/shared/ui';
import { ReturnSheet } from '@extranet/shared/ui/timeline';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { fetchPicture } from '../files.ts';
import { Decision } from './Decision.tsx';
import { nameOf, RETURNS } from './return-columns.tsx';
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
          action={<ButtonLink to={RETURNS}>{t('returns.all')}</ButtonLink>}
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
  const { customer, orderId, returnId, returnRef } = one;
  return (
    <ReturnSheet
      one={one}
      forOffice
      orderPath={`/extradmin/orders/${encodeURIComponent(orderId)}`}
      fetchPicture={fetchPicture}
      fetchSlip={() => fetchSlip(returnId)}
      back={
        <Link to={RETURNS} alone>
          {t('returns.all')}
        </Link>
      }
      decision={<Decision one={one} />}
      customer={<Link to={`/extradmin/customers/${encodeURIComponent(customer.userId)}`}>{nameOf(one)}</Link>}
      contact={
        <>
          <Link href={`mailto:${customer.userEmail}?subject=${encodeURIComponent(returnRef)}`} alone>
            {customer.userEmail}
          </Link>
          {customer.userPhone && (
            <Link href={phoneHref(customer.userPhone)} alone>
              {phone(customer.userPhone)}
            </Link>
          )}
        </>
      }
      whoDid={({ actor, who }) => (actor === 'customer' ? t('returns.byCustomer') : who)}
    />
  );
}
