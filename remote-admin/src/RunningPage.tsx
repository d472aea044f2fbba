import { registerTexts } from '@extranet/shared/i18n';
import { Stack } from '@extranet/shared/ui';
import { BackupsPanel } from './backups/BackupsPanel.tsx';
import backupTexts from './locales/backups.fr.json';
import texts from './locales/running.fr.json';
import { Running } from './running/Running.tsx';

registerTexts('admin', texts);
registerTexts('admin', backupTexts);

/** How remotes run, and whether the portal could be restored. */
export default function RunningPage() {
  return (
    <Stack $gap="l">
      <div>
        <Running />
      </div>
      <BackupsPanel />
    </Stack>
  );
}
