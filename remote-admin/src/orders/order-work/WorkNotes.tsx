import type { AdminOrder } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Button, Panel, Stack, TextArea } from '@extranet/shared/ui';
import styled from 'styled-components';
import { noteTyped, useOrderWork } from './order-work.slice.ts';
import { useChange } from './useChange.ts';

/** Inside the house: no customer reads them. */
export function WorkNotes({ notes }: { notes: AdminOrder['notes'] }) {
  const { t } = useTranslation('admin');
  const change = useChange();
  const dispatch = useAppDispatch();
  const saving = useOrderWork((state) => state.orderWork.saving);
  const text = useOrderWork(({ orderWork: { drafts, orderId } }) => drafts[orderId] ?? '');
  return (
    <Panel title={t('orderWork.notes')}>
      <Stack $gap="m">
        <TextArea
          label={t('orderWork.note')}
          hint={t('orderWork.noteHint')}
          rows={2}
          maxLength={ORDER_TEXT_MAX.note}
          value={text}
          onValue={(typed) => dispatch(noteTyped(typed))}
        />
        <Button
          disabled={!text.trim()}
          busy={saving === 'note'}
          onClick={() => change('note', 'post', 'notes', { text })}
        >
          {t('orderWork.addNote')}
        </Button>
        {notes.map(({ text: written, author, at }) => (
          <Note key={at + written}>
            <span>{written}</span>
            <small>
              {date(at, 'minute')} · {author}
            </small>
          </Note>
        ))}
      </Stack>
    </Panel>
  );
}

const Note = styled.p`
  display: grid;
  gap: ${space('xxs')};
  font: ${font('s')};
  white-space: pre-line;
  overflow-wrap: anywhere;
  & small { color: ${color('soft')}; }
`;
