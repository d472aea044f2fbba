import { useTranslation } from '@extranet/shared/i18n';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Modal } from '@extranet/shared/ui';
import styled from 'styled-components';

const KEYS = [
  { keys: ['/'], text: 'keys.find' },
  { keys: ['Ctrl', 'K'], text: 'keys.findAnywhere' },
  { keys: ['↑', '↓'], text: 'keys.choose' },
  { keys: ['Entrée'], text: 'keys.open' },
  { keys: ['Échap'], text: 'keys.close' },
  { keys: ['?'], text: 'keys.help' },
] as const;

interface Props {
  open: boolean;
  onClose: () => void;
}

export const KeysDialog = ({ open, onClose }: Props) => {
  const { t } = useTranslation('admin');
  return (
    <Modal open={open} onClose={onClose} title={t('keys.title')} size="s">
      <List>
        {KEYS.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </List>
    </Modal>
  );
};

const List = styled.dl`
  display: grid;
  gap: ${space('s')};
  font: ${font('s')};
  & > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); align-items: center; gap: ${space('m')}; }
  & dt { display: flex; gap: ${space('xs')}; }
`;
const Key = styled.kbd`
  padding: ${space('xxs', 's')};
  border: 1px solid ${color('edge')};
  border-radius: ${radius('s')};
  font-size: 0.9em;
`;
