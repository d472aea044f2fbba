import type { Letter } from '../../base/mail/layout.ts';

interface Told {
  readonly firstname: string;
  readonly title: string;
  readonly detail: string;
  readonly url: string;
}

/** The same words as in the list. */
export const notificationMail = ({ firstname, title, detail, url }: Told): Letter => ({
  subject: title,
  title,
  greeting: `Bonjour ${firstname},`,
  parts: [
    { kind: 'text', text: detail || title },
    { kind: 'button', label: 'Voir sur l’extranet', url },
    {
      kind: 'text',
      text: 'Vous choisissez dans votre compte, onglet Notifications, ce qui vous est aussi envoyé par email.',
    },
  ],
});
