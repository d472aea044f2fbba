import type { Letter } from '../../base/mail/layout.ts';
import { dateAndTime, phoneInPairs } from '../../base/text/french.ts';

interface Asked {
  readonly text: string;
  /** In words; '' without one. */
  readonly vehicle: string;
  readonly message: string;
  readonly customer: { comp_name: string; firstname: string; name: string; email: string; phone: string };
  readonly at: string;
  readonly publicUrl: string;
}

/** To the supplier: a customer asks for a part that no search found. What was written stands inside, not in the subject. */
export const partRequestMail = ({ text, vehicle, message, customer, at, publicUrl }: Asked): Letter => ({
  subject: `Demande de pièce (${customer.comp_name || customer.email})`,
  title: 'Demande de pièce',
  greeting: 'Bonjour,',
  parts: [
    { kind: 'text', text: 'Un client demande une pièce qu’il n’a pas trouvée\u00a0:' },
    {
      kind: 'facts',
      facts: [
        ['Recherche', text],
        ...(vehicle ? ([['Véhicule', vehicle]] as const) : []),
        ...(message ? ([['Message', message]] as const) : []),
        ['Client', customer.comp_name],
        ['Contact', `${customer.firstname} ${customer.name}`],
        ['Adresse email', customer.email],
        ['Téléphone', phoneInPairs(customer.phone)],
        ['Date', dateAndTime(at)],
      ],
    },
    { kind: 'button', label: 'Voir les demandes', url: `${publicUrl}/extradmin/demandes-de-pieces` },
  ],
});
