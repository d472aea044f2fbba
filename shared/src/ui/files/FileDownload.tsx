import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import type { ButtonVariant } from '../controlStyles.ts';
import type { IconShape } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { Modal } from '../Modal.tsx';
import { type FileContents, saveFile, showFile } from './blobs.ts';
import './texts.ts';

interface Props {
  /** Fetches with the bearer token; its rejection is shown in a dialog (C8.08). */
  fetcher: () => Promise<FileContents>;
  /** The name of the file: 'Fiche technique'. With iconOnly it is the button's accessible name. */
  children: ReactNode;
  name: string;
  iconOnly?: boolean;
  icon?: IconShape;
  variant?: ButtonVariant;
  /** 'show' opens the file in a tab, 'save' downloads it. */
  mode?: 'save' | 'show';
  disabled?: boolean;
}

export function FileDownload({
  fetcher,
  children,
  name,
  iconOnly,
  icon = Download,
  variant = 'secondary',
  mode = 'save',
  disabled,
}: Props) {
  const { t } = useTranslation('ui');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const handleClick = async () => {
    setBusy(true);
    // Opened during the click: after the answer the browser would block it as a pop-up.
    const tab = mode === 'show' ? window.open('', '_blank') : null;
    try {
      const file = await fetcher();
      if (mode === 'show') showFile(file, tab, t('file.defaultName'));
      else saveFile(file, t('file.defaultName'));
    } catch (error) {
      tab?.close();
      setFailure(messageOf(error) ?? t('file.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {iconOnly ? (
        <IconButton icon={icon} name={name} busy={busy} disabled={disabled} onClick={handleClick} />
      ) : (
        <Button icon={icon} variant={variant} busy={busy} disabled={disabled} onClick={handleClick}>
          {children}
        </Button>
      )}
      <Modal
        open={failure !== null}
        onClose={() => setFailure(null)}
        title={t('file.title')}
        size="s"
        footer={<Button onClick={() => setFailure(null)}>{t('modal.close')}</Button>}
      >
        {failure}
      </Modal>
    </>
  );
}

/** Only ApiFailure carries a French message; other errors are not meant for users. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error) || !('code' in error))
    return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
}
