import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { toast } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { useHostSelector } from '../base/hooks.ts';
import { noticeSeen, selectDueNotice } from './notices.slice.ts';

/** Shows once what happened to the session. */
export function Notice() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const due = useHostSelector(selectDueNotice);
  useEffect(() => {
    if (!due) return;
    if (due === 'signedOut') toast({ text: t('session.signedOut') });
    else toast({ text: t('signUp.created'), tone: 'success' });
    dispatch(noticeSeen());
  }, [due, dispatch, t]);
  return null;
}
