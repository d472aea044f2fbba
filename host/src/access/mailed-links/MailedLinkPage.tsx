import { useTranslation } from '@extranet/shared/i18n';
import { selectUser } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Alert, Button, Form, PageTitle, Panel, Stack } from '@extranet/shared/ui';
import styled from 'styled-components';
import { useHostSelector } from '../../base/hooks.ts';
import { useFormError } from '../../forms/useFormError.ts';
import { LinkOutcome, WaysOn } from './LinkOutcome.tsx';
import { linkConfirmed, selectMailedLink } from './mailed-links.slice.ts';

/** Refusals that another click cannot change: the link is not valid, or its purpose is gone. */
const FINAL = /^(emailLink|signUp|auth|request)\./;

/** The page behind the link of a mail. Nothing happens before the click, because mail programs open links to check them. */
export function MailedLinkPage() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { link, status, failure } = useHostSelector(selectMailedLink);
  const user = useAppSelector(selectUser);
  const error = useFormError(failure);
  const words = {
    confirm: [t('mailedLink.confirm.title'), t('mailedLink.confirm.text'), t('mailedLink.confirm.submit')],
    takeBack: [
      t('mailedLink.takeBack.title'),
      t('mailedLink.takeBack.text'),
      t('mailedLink.takeBack.submit'),
    ],
    signUp: [t('mailedLink.signUp.title'), t('mailedLink.signUp.text'), t('mailedLink.signUp.submit')],
  } as const;
  if (!link)
    return (
      <Narrow>
        <PageTitle title={t('mailedLink.none.title')} />
        <Alert tone="info">{t('mailedLink.none.text')}</Alert>
      </Narrow>
    );
  const [title, text, submit] = words[link.kind];
  const refused = status === 'error' && error && FINAL.test(failure?.code ?? '');
  return (
    <Narrow>
      <PageTitle title={title} />
      <Panel>
        {status === 'success' && <LinkOutcome kind={link.kind} />}
        {refused && (
          <Stack $gap="m">
            <Alert>{error.message}</Alert>
            <WaysOn code={failure?.code ?? ''} />
          </Stack>
        )}
        {status !== 'success' && !refused && (
          <Form
            status={status}
            onSubmit={() => dispatch(linkConfirmed())}
            error={error}
            actions={
              <Button
                type="submit"
                variant={link.kind === 'takeBack' ? 'danger' : 'primary'}
                busy={status === 'pending'}
              >
                {submit}
              </Button>
            }
          >
            <p>{text}</p>
            {link.kind === 'signUp' && user && (
              <Alert tone="info">{t('mailedLink.signUp.signedIn', { email: user.userEmail })}</Alert>
            )}
          </Form>
        )}
      </Panel>
    </Narrow>
  );
}

const Narrow = styled.div`
  max-inline-size: 44rem;
  margin-inline: auto;
`;
