import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, rowHeight, space } from '@extranet/shared/theme';
import { Alert, Badge, Button, ConfirmDialog, FormError, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useHostSelector } from '../../../base/hooks.ts';
import { useFormError } from '../../../forms/useFormError.ts';
import { devicesOpened, othersSignedOut, selectDevices } from './devices.slice.ts';

/** The devices on which the account is signed in, with a button to sign out all others. */
export function Devices() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { loading, devices, status, failure, closed } = useHostSelector(selectDevices);
  const error = useFormError(failure);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    dispatch(devicesOpened());
  }, [dispatch]);
  const others = devices.filter(({ current }) => !current).length;

  return (
    <Panel title={t('devices.title')} busy={loading === 'pending'}>
      <Stack $gap="m">
        <p>{t('devices.text')}</p>
        {status === 'error' && error && <FormError error={error} />}
        {status === 'success' && <Alert tone="success">{t('devices.signedOut', { count: closed })}</Alert>}
        {loading === 'pending' && <Skeleton height="4rem" />}
        {loading === 'failed' && (
          <Alert
            title={t('devices.unread')}
            action={<Button onClick={() => dispatch(devicesOpened())}>{t('errors.retry')}</Button>}
          />
        )}
        {loading === 'done' && (
          <List>
            {devices.map(({ id, device, current, lastSeenAt }) => (
              <Item key={id}>
                <span>
                  {device}
                  <Seen>{t('devices.lastSeen', { at: date(lastSeenAt, 'minute') })}</Seen>
                </span>
                {current && <Badge>{t('devices.this')}</Badge>}
              </Item>
            ))}
          </List>
        )}
        {others > 0 && (
          <div>
            <Button busy={status === 'pending'} onClick={() => setAsking(true)}>
              {t('devices.signOutOthers')}
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('devices.signOutOthers')}
        confirm={t('devices.confirm')}
        onConfirm={() => {
          setAsking(false);
          dispatch(othersSignedOut());
        }}
        onClose={() => setAsking(false)}
      >
        {t('devices.question', { count: others })}
      </ConfirmDialog>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
`;
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs', 'm')};
  min-block-size: ${rowHeight()};
  padding-block: ${space('s')};
  border-block-end: 1px solid ${color('line')};
`;
const Seen = styled.small`
  display: block;
  color: ${color('soft')};
  font: ${font('xs')};
`;
