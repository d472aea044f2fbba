import { useTranslation } from '@extranet/shared/i18n';
import { Modal, useShortcut } from '@extranet/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { lazily } from '../../base/lazily.tsx';
import { loadPart } from '../../base/parts.ts';

const KeyList = lazily(
  async () => (await loadPart(import(/* webpackChunkName: "keys" */ './keys.part.ts'))).KeyList,
  null,
);

/** '?' shows the list of keys. So does a line in the footer, for those who do not know that key. */
export function Keys() {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  return (
    <>
      <FootButton type="button" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {t('footer.keys')}
      </FootButton>
      <Modal open={open} onClose={() => setOpen(false)} title={t('footer.keys')}>
        <KeyList />
      </Modal>
    </>
  );
}

/** Looks like the links beside it. */
const FootButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
  text-decoration: underline;
`;
