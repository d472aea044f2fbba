import type { ReturnReason } from '@extranet/shared/rules/order';
import type { Letter } from '../../base/mail/layout.ts';
import { REASON_WORDS } from './return-words.ts';

interface Asked {
  readonly id: string;
  readonly ref: string;
  readonly orderRef: string;
  readonly reason: ReturnReason;
  readonly text: string;
  readonly lines: readonly { prod_ref: string; quantity: number }[];
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
        ['Articles', lines.map(({ prod_ref, quantity }) => `${prod_ref} × ${quantity}`).join(', ')],
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
