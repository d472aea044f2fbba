import { useTranslation } from '@extranet/shared/i18n';
import { selectIsSignedIn } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { toast } from '@extranet/shared/ui';
import { useEffect, useRef } from 'react';
import { useHostSelector } from '../base/hooks.ts';
import { noticeSeen, selectDueNotice } from './notices.slice.ts';

/** Shows once what happened to the session, or to a link that leads nowhere. That it ended is no longer said once there is one again, from another tab too. */
export function Notice() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const due = useHostSelector(selectDueNotice);
  const signedIn = useAppSelector(selectIsSignedIn);
  const takeBack = useRef(() => {});
  useEffect(() => {
    if (signedIn) takeBack.current();
  }, [signedIn]);
  useEffect(() => {
    if (!due) return;
    if (due === 'signedOut') takeBack.current = toast({ text: t('session.signedOut') });
    else if (due === 'unknownPage') toast({ text: t('errors.unknownPage') });
    else toast({ text: t('signUp.created'), tone: 'success' });
    dispatch(noticeSeen());
  }, [due, dispatch, t]);
  return null;
}
