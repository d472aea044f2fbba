import { registerTexts } from '@extranet/shared/i18n';
import { CustomerOverPage } from './CustomerOverPage.tsx';
import texts from './locales/part-requests.fr.json';
import { PartRequests } from './part-requests/PartRequests.tsx';

registerTexts('admin', texts);

/** The inbox of parts that no search found; a customer opens over it. */
export default function PartRequestsPage() {
  return (
    <>
      <PartRequests />
      <CustomerOverPage />
    </>
  );
}
