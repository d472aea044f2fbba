import type { Letter } from '../../base/mail/layout.ts';

interface Answered {
  readonly firstname: string;
  /** What they had asked: the words, the vehicle ('' without one) and their message. */
  readonly text: string;
  readonly vehicle: string;
  readonly message: string;
  readonly answer: string;
  readonly proposed: { readonly ref: string; readonly words: string } | undefined;
  /** The proposed product's, else the catalogue's. */
  readonly url: string;
}

/** To the customer: what the supplier answers a request for a part. What was written stands inside, not in the subject. */
export const partAnswerMail = ({
  firstname,
  text,
  vehicle,
  message,
  answer,
  proposed,
  url,
}: Answered): Letter => ({
  subject: 'Réponse à votre demande de pièce',
  title: 'Réponse à votre demande de pièce',
  greeting: `Bonjour ${firstname},`,
  parts: [
    {
      kind: 'text',
      text: 'Vous nous avez demandé une pièce que vous n’aviez pas trouvée. Voici notre réponse\u00a0:',
    },
    {
      kind: 'facts',
      facts: [
        ['Votre recherche', text],
        ...(vehicle ? ([['Véhicule', vehicle]] as const) : []),
        ...(message ? ([['Votre message', message]] as const) : []),
        ...(proposed
          ? ([
              ['Nous vous proposons', proposed.words ? `${proposed.ref} – ${proposed.words}` : proposed.ref],
            ] as const)
          : []),
      ],
    },
    ...paragraphs(answer),
    { kind: 'button', label: proposed ? `Voir la fiche ${proposed.ref}` : 'Chercher une pièce', url },
  ],
});

/** The clerk's lines stay lines. */
const paragraphs = (answer: string) =>
  answer
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((text) => ({ kind: 'text', text }) as const);
