import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, FormError } from '@extranet/shared/ui';
import { CodeField } from '@extranet/shared/ui/sign-in';
import { useEffect, useState } from 'react';
import { useHostSelector } from '../../base/hooks.ts';
import { useFormError } from '../../forms/useFormError.ts';
import { TabLink, TabLinks } from '../dialog/TabLinks.tsx';
import { anotherCodeAsked, codeSubmitted, selectRecovery } from './recovery.slice.ts';

const TRIES = 3;

/** The code is sent as soon as its sixth digit is typed or pasted; there is no button. */
export function RecoveryCode() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, failure, email, wrongCodes, blocked } = useHostSelector(selectRecovery);
  const error = useFormError(failure);
  const [code, setCode] = useState('');
  const pending = status === 'pending';
  const wrong = failure?.code === 'recovery.wrongCode';
  useEffect(() => {
    if (status === 'error') setCode('');
  }, [status]);

  const another = () => dispatch(anotherCodeAsked());
  if (blocked)
    return (
      <Alert title={wrongCodes >= TRIES ? t('recovery.tooManyErrors') : error?.message}>
        <Button autoFocus onClick={another}>
          {t('recovery.anotherCode')}
        </Button>
      </Alert>
    );
  const wrongText = `${failure?.message || t('recovery.wrongCode')} ${t('recovery.triesLeft', { count: TRIES - wrongCodes })}`;
  return (
    <>
      <p>{t('recovery.codeText', { email })}</p>
      {status === 'error' && !wrong && error && <FormError error={error} />}
      <CodeField
        // A new key empties the boxes after a refused code and moves the focus to the first one.
        key={`${wrongCodes} ${status === 'error'}`}
        label={t('recovery.code')}
        value={code}
        onValue={setCode}
        onComplete={(complete) => {
          if (!pending) dispatch(codeSubmitted(complete));
        }}
        disabled={pending}
        autoFocus
        error={wrong ? wrongText : null}
        hint={pending ? t('recovery.checking') : t('recovery.codeHint')}
      />
      <TabLinks>
        <TabLink onClick={another}>{t('recovery.anotherCode')}</TabLink>
      </TabLinks>
    </>
  );
}
