import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Modal, Skeleton, Stack } from '@extranet/shared/ui';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHostSelector } from '../base/hooks.ts';
import { lazily } from '../base/lazily.tsx';
import { loadPart } from '../base/parts.ts';
import { useBackToClose } from '../base/useBackToClose.ts';
import { type SignInTab, selectDialog, signInClosed } from './dialog/dialog.slice.ts';
import { SignInForm } from './sign-in/SignInForm.tsx';

const skeleton = (
  <Stack>
    <Skeleton height="4rem" />
    <Skeleton height="4rem" />
    <Skeleton height="2.5rem" />
  </Stack>
);
const others = () => loadPart(import(/* webpackChunkName: "sign-in-tabs" */ './sign-in-tabs.part.ts'));

/** Most visits need only the first tab; the others are fetched when first used. */
const tabs: Record<SignInTab, ComponentType> = {
  signIn: SignInForm,
  signUp: lazily(() => others().then(({ SignUpForm }) => SignUpForm), skeleton),
  lostPwd: lazily(() => others().then(({ LostPassword }) => LostPassword), skeleton),
  newPwd: lazily(() => others().then(({ NewPassword }) => NewPassword), skeleton),
};

export function SignInDialog() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { open, tab, options } = useHostSelector(selectDialog);
  const titles = {
    signIn: t('signIn.title'),
    signUp: t('signIn.createAccount'),
    lostPwd: t('recovery.title'),
    newPwd: t('newPassword.title'),
  };
  const close = () => {
    dispatch(signInClosed());
    if (options.onAbort !== 'stay' && pathname !== '/') void navigate('/', { replace: true });
  };
  useBackToClose(open, close);
  const Content = tabs[tab];
  return (
    <Modal open={open} title={titles[tab]} onClose={close} size={tab === 'signUp' ? 'm' : 's'}>
      <Stack key={tab}>
        <Content />
      </Stack>
    </Modal>
  );
}
