import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Button, Columns, Panel, Stack, TextArea, toast } from '@extranet/shared/ui';
import { Dropzone } from '@extranet/shared/ui/upload';
import { type ClipboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { fileDropped, listBroughtBack, textPasted, textTyped, useList } from './list.slice.ts';

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
  const { text, former } = useList(({ list }) => list);
  const field = useRef<HTMLTextAreaElement>(null);
  const isBegunAnew = former !== null;
  const offerBack = useEffectEvent(() =>
    toast({
      text: t(text === '' ? 'list.leftFile' : 'list.leftText'),
      action: { label: t('cancel'), onAction: () => dispatch(listBroughtBack()) },
    }),
  );
  useEffect(() => {
    if (!isBegunAnew) return;
    // The next list takes the place of the one that was left; who mends that clicks into it.
    field.current?.focus();
    field.current?.select();
    return offerBack();
  }, [isBegunAnew]);
  const check = (written: string) => {
    if (written.trim() !== '') dispatch(textPasted(written));
  };
  /** A list that is pasted into the empty field, or over all that stands there, is checked at once. */
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (selectionEnd - selectionStart === text.length) check(event.clipboardData.getData('text'));
  };
  return (
    <Columns $min="20rem">
      <Panel title={t('list.pasteTitle')}>
        <Stack $gap="m">
          <TextArea
            ref={field}
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
