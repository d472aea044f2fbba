import { registerTexts } from '@extranet/shared/i18n';
import { CustomerOverPage } from './CustomerOverPage.tsx';
import { Delays } from './delivery-requests/Delays.tsx';
import texts from './locales/delays.fr.json';

registerTexts('admin', texts);

/** All delay requests; a customer opens over them. */
export default function DelaysPage() {
  return (
    <>
      <Delays />
      <CustomerOverPage />
    </>
  );
}
