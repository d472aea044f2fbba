import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Button, Panel, Skeleton } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { actionName, changedFields } from '../audit-texts.ts';
import { journalWanted, useJournal } from './journal.slice.ts';

interface Props {
  id: string;
  /** By which the trail names what goes with the record: a product's reference. */
  also?: string;
  /** When the record was last changed: then there is a new line. */
  changedAt: string | undefined;
}

/** What was last done to a record, and by whom. */
export function LastEvents({ id, also, changedAt }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, lines } = useJournal((state) => state.journal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is a reason to read again.
  useEffect(() => {
    dispatch(journalWanted(id, also));
  }, [dispatch, id, also, changedAt]);
  return (
    <Panel title={t('record.events')} busy={status === 'pending'}>
      {status === 'error' ? (
        <Quiet>
          {t('record.eventsFailed')}{' '}
          <Button variant="quiet" onClick={() => dispatch(journalWanted(id, also))}>
            {t('common.retry')}
          </Button>
        </Quiet>
      ) : lines.length === 0 ? (
        status === 'success' ? (
          <Quiet>{t('record.noEvents')}</Quiet>
        ) : (
          <Skeleton lines={4} />
        )
      ) : (
        <List>
          {lines.map((line) => (
            <li key={line.auId}>
              <strong>{actionName(t, line.auAction)}</strong>
              <span>
                {date(line.auAt, 'minute')} · {line.auActor}
              </span>
              {line.auChanges.length > 0 && <span>{changedFields(t, line.auChanges)}</span>}
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

const Quiet = styled.p`
  color: ${color('soft')};
  font: ${font('s')};
`;
const List = styled.ol`
  display: grid;
  gap: ${space('m')};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: grid; overflow-wrap: anywhere; }
  & strong { font: ${font('s', 'strong')}; }
  & span { color: ${color('soft')}; font: ${font('xs')}; }
`;
