import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/find.fr.json';
import { FindDialog } from './FindDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import type { Opened } from './opened.ts';

registerTexts('admin', texts);

/** Both dialogs of the keys, fetched when one is first asked for. */
export default function FindDialogs({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  return (
    <>
      <FindDialog open={opened === 'find'} onClose={onClose} />
      <KeysDialog open={opened === 'keys'} onClose={onClose} />
    </>
  );
}
