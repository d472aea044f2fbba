import type { AdminCustomerRow, UserStatus } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { phoneQuery } from '@extranet/shared/theme';
import { Button, Row, Select, toast, useMedia } from '@extranet/shared/ui';
import { useEffect, useRef } from 'react';
import { HiddenPicks } from '../HiddenPicks.tsx';
import { PickedBar, PickedLine } from '../PickedBar.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { statusesSubmitted, useCustomers } from './customers.slice.ts';
import { STATUSES } from './list-filters.ts';

interface Props {
  rows: readonly AdminCustomerRow[];
  hidden: number;
  /** Their status was changed. */
  onChanged: (ids: readonly string[]) => void;
  onUnselect: () => void;
}

/** What can be done with the picked rows, and how many they are. Undone from the message that follows. */
export function SelectionBar({ rows, hidden, onChanged, onUnselect }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { changing } = useCustomers((state) => state.customers);
  const phone = useMedia(phoneQuery);
  const sent = useRef<readonly string[]>([]);
  // Not before: where it failed it is tried again with the same ones.
  useOnBecomingTrue(changing === 'success', () => {
    onChanged(sent.current);
    sent.current = [];
  });
  const handleStatus = (userStatus: UserStatus) => {
    const others = rows.filter((row) => row.userStatus !== userStatus);
    if (others.length === 0) return;
    sent.current = rows.map(({ userId }) => userId);
    dispatch(
      statusesSubmitted({
        changes: others.map(({ userId }) => ({ userId, userStatus })),
        undo: others.map((row) => ({ userId: row.userId, userStatus: row.userStatus })),
      }),
    );
  };
  if (rows.length === 0) return null;
  return (
    <PickedBar role="region" aria-label={t('customers.selectColumn')} data-at-foot>
      <PickedLine>
        {' '}
        <strong role="status">{t('customers.selected', { count: rows.length })}</strong>
        <HiddenPicks count={hidden} />
        {phone ? (
          <div data-do>
            <Select
              label={t('customers.setStatus')}
              hideLabel
              value=""
              placeholder={t('customers.setStatus')}
              options={STATUSES.map((value) => ({ value, label: t(`customer.status.${value}`) }))}
              disabled={changing === 'pending'}
              onValue={handleStatus}
            />
          </div>
        ) : (
          <Row data-do role="group" aria-label={t('customers.setStatus')}>
            <span>{t('customers.setStatus')}</span>
            {STATUSES.map((status) => (
              <Button key={status} disabled={changing === 'pending'} onClick={() => handleStatus(status)}>
                {t(`customer.status.${status}`)}
              </Button>
            ))}
          </Row>
        )}
        <Button data-unpick variant="quiet" onClick={onUnselect}>
          {t('customers.unselect')}
        </Button>
      </PickedLine>
    </PickedBar>
  );
}

/** Says what came of a change of several, with the way back. */
export function useStatusToasts(): void {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { changing, changedTo, undo, refusal } = useCustomers((state) => state.customers);
  const before = useRef(changing);
  useEffect(() => {
    const ended = before.current === 'pending' && changing !== 'pending';
    before.current = changing;
    if (!ended) return;
    const why = refusal?.message || t('common.failedHint');
    if (changing === 'error') toast({ text: `${t('customers.changeFailed')} ${why}`, tone: 'error' });
    else if (undo === null) toast({ text: t('customers.undone') });
    else
      toast({
        text: t('customers.changed', { count: undo.length, status: t(`customer.status.${changedTo}`) }),
        action: {
          label: t('common.undo'),
          onAction: () => dispatch(statusesSubmitted({ changes: undo, undo: null })),
        },
      });
  }, [changing, changedTo, undo, refusal, dispatch, t]);
}
