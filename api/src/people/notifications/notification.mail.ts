import type { Letter, Part } from '../../base/mail/layout.ts';

interface Told {
  readonly firstname: string;
  readonly title: string;
  readonly detail: string;
  readonly url: string;
  /** What the list leads to, and a mail has to say itself. */
  readonly next: readonly Part[];
}

/** The same words as in the list, and what is to be done now. */
export const notificationMail = ({ firstname, title, detail, url, next }: Told): Letter => ({
  subject: title,
  title,
  greeting: `Bonjour ${firstname},`,
  parts: [
    // Without more to say the title says it all.
    ...(detail ? [{ kind: 'text', text: detail } as const] : []),
    ...next,
    { kind: 'button', label: 'Voir sur l’extranet', url },
    {
      kind: 'text',
      text: 'Vous choisissez dans votre compte, onglet Notifications, ce qui vous est aussi envoyé par email.',
    },
  ],
});
