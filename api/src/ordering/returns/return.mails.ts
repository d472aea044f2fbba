import type { Supplier } from '@extranet/shared/contracts';
import type { ReturnReason } from '@extranet/shared/rules/order';
import type { Letter, Part } from '../../base/mail/layout.ts';
import { REASON_WORDS } from './return-words.ts';

type Lines = readonly { prod_ref: string; quantity: number }[];

interface Asked {
  readonly id: string;
  readonly ref: string;
  readonly orderRef: string;
  readonly reason: ReturnReason;
  readonly text: string;
  readonly lines: Lines;
  readonly customer: { comp_name: string; firstname: string; name: string; email: string };
  readonly publicUrl: string;
}

/** To the office: a customer wants to send something back. */
export const returnAskedMail = ({
  id,
  ref,
  orderRef,
  reason,
  text,
  lines,
  customer,
  publicUrl,
}: Asked): Letter => ({
  subject: `Demande de retour\u00a0: ${ref}`,
  title: 'Demande de retour',
  greeting: 'Bonjour,',
  parts: [
    {
      kind: 'facts',
      facts: [
        ['Retour', ref],
        ['Commande', orderRef],
        ['Articles', inWords(lines)],
        ['Raison', REASON_WORDS[reason]],
        ...(text ? [['Message', text] as [string, string]] : []),
        ['Client', customer.comp_name],
        ['Contact', `${customer.firstname} ${customer.name}`],
        ['Adresse email', customer.email],
      ],
    },
    { kind: 'button', label: 'Ouvrir le retour', url: `${publicUrl}/extradmin/retours/${id}` },
  ],
});

/** To the customer whose return was accepted: what goes into the parcel, and where it goes. */
export const nextOfAccepted = (lines: Lines, { name, address, postcode, city }: Supplier): Part[] => [
  {
    kind: 'text',
    text: 'Ouvrez ce retour sur l’extranet, téléchargez le bon de retour (PDF) et joignez-le au colis.',
  },
  {
    kind: 'facts',
    facts: [
      ['Dans le colis', `${inWords(lines)}, avec le bon de retour`],
      ['À envoyer à', [name, address, `${postcode} ${city}`].filter((line) => line.trim()).join(', ')],
      ['Ensuite', 'Nous vous écrivons dès que le colis est arrivé, puis quand le retour est réglé.'],
    ],
  },
];

const inWords = (lines: Lines): string =>
  lines.map(({ prod_ref, quantity }) => `${prod_ref} × ${quantity}`).join(', ');
