import { registerTexts } from '@extranet/shared/i18n';
import texts from './locales/promise-settings.fr.json';
import { PromiseSettingsPage } from './orders/promise-settings/PromiseSettingsForm.tsx';

registerTexts('admin', texts);

export default PromiseSettingsPage;
