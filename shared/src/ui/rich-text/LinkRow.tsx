import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, space } from '../../theme/index.ts';
import { Button } from '../Button.tsx';
import { TextField } from '../TextField.tsx';
import { isSafeAddress } from './sanitize.ts';

interface Props {
  linked: boolean;
  onApply: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function LinkRow({ linked, onApply, onRemove, onClose }: Props) {
  const { t } = useTranslation('ui');
  const [address, setAddress] = useState('https://');
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    if (isSafeAddress(address)) onApply(address.trim());
    else setWrong(true);
  };
  /** Enter applies the link, and does not submit the form around the editor. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else onClose();
  };
  return (
    <Row>
      <TextField
        label={t('editor.address')}
        type="url"
        autoFocus
        value={address}
        onValue={setAddress}
        onKeyDown={handleKeyDown}
        hint={t('editor.addressHint')}
        error={wrong ? t('editor.addressInvalid') : null}
      />
      <Buttons>
        {linked && (
          <Button variant="quiet" onClick={onRemove}>
            {t('editor.unlink')}
          </Button>
        )}
        <Button onClick={apply}>{t('editor.apply')}</Button>
      </Buttons>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space('s')};
  padding: ${space('m')};
  border-block-end: 1px solid ${color('line')};
  background: ${color('ground')};
`;
const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space('s')};
`;
