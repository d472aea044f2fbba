import { useTranslation } from '@extranet/shared/i18n';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Alert, Link, PageTitle, ProgressBar, Stack, toast } from '@extranet/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeHandedList } from '../handed-list.ts';
import { MayNotOrder } from '../MayNotOrder.tsx';
import { useFailureText } from '../useFailureText.ts';
import { ListEntry } from './ListEntry.tsx';
import { ListResult } from './ListResult.tsx';
import { TOO_LONG, UNREADABLE } from './limits.ts';
import { addListPart } from './list.part.ts';
import { listCleared, listOpened, textPasted, useList } from './list.slice.ts';

addListPart();

/** Error codes of the list reader, with a text of their own. */
const OWN = [TOO_LONG, UNREADABLE] as const;

export default function ListPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const mayOrder = useAppSelector(selectMayOrder);
  const { status, failure, adding, added, lines } = useList(({ list }) => list);
  const left = lines.length;
  const own = OWN.find((code) => code === failure?.code);
  useEffect(() => {
    const handed = takeHandedList();
    if (handed !== '') dispatch(textPasted(handed));
    dispatch(listOpened());
  }, [dispatch]);
  useEffect(() => {
    if (adding !== 'success' || left > 0) return;
    toast({ text: t('list.added', { count: added }), tone: 'success' });
    dispatch(listCleared());
    navigate('/cart');
  }, [adding, added, left, dispatch, navigate, t]);

  if (!mayOrder)
    return (
      <>
        <PageTitle title={t('list.title')} />
        <MayNotOrder />
      </>
    );
  return (
    <Stack>
      <PageTitle title={t('list.title')}>
        <Link to="/cart" icon={ArrowLeft}>
          {t('list.back')}
        </Link>
      </PageTitle>
      {status === 'error' && failure && (
        <Alert tone="error" title={t('list.failed')}>
          {own ? t(own) : failureText(failure)}
        </Alert>
      )}
      {status === 'pending' && <ProgressBar label={t('list.checking')} />}
      {status === 'success' ? <ListResult /> : <ListEntry busy={status === 'pending'} />}
    </Stack>
  );
}
