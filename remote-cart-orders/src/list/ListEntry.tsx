import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Button, Columns, Panel, Stack, TextArea } from '@extranet/shared/ui';
import { Dropzone } from '@extranet/shared/ui/upload';
import type { ClipboardEvent } from 'react';
import styled from 'styled-components';
import { fileDropped, textPasted, textTyped, useList } from './list.slice.ts';

const ACCEPT = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt', '.tsv'],
  'text/tab-separated-values': ['.tsv'],
  'application/vnd.ms-excel': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

export function ListEntry({ busy }: { busy: boolean }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const text = useList(({ list }) => list.text);
  const check = (written: string) => {
    if (written.trim() !== '') dispatch(textPasted(written));
  };
  /** A list that is pasted into the empty field is checked at once. */
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (text === '') check(event.clipboardData.getData('text'));
  };
  return (
    <Columns $min="20rem">
      <Panel title={t('list.pasteTitle')}>
        <Stack $gap="m">
          <TextArea
            label={t('list.paste')}
            hint={t('list.pasteHint')}
            rows={10}
            value={text}
            onValue={(typed) => dispatch(textTyped(typed))}
            onPaste={handlePaste}
            disabled={busy}
            spellCheck={false}
            placeholder={'FA-00012\t2\nKI-00031\t1'}
          />
          <End>
            <Button variant="primary" busy={busy} disabled={text.trim() === ''} onClick={() => check(text)}>
              {t('list.check')}
            </Button>
          </End>
        </Stack>
      </Panel>
      <Panel title={t('list.fileTitle')}>
        <Dropzone
          label={t('list.file')}
          accept={ACCEPT}
          hint={t('list.fileHint')}
          disabled={busy}
          onFiles={([file]) => file && dispatch(fileDropped(file))}
        />
      </Panel>
    </Columns>
  );
}

const End = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space('s')};
`;
