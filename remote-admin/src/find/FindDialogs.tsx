import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/find.fr.json';
import { FindDialog } from './FindDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import type { Opened } from './opened.ts';

registerTexts('admin', texts);

/** Both dialogs of the keys, fetched when one is first asked for. */
interface Props {
  opened: Opened;
  /** What was typed before its field had the focus. */
  early: string;
  onThere: () => void;
  onClose: () => void;
}

export default function FindDialogs({ opened, early, onThere, onClose }: Props) {
  return (
    <>
      <FindDialog open={opened === 'find'} early={early} onThere={onThere} onClose={onClose} />
      <KeysDialog open={opened === 'keys'} onClose={onClose} />
    </>
  );
}
