import type { OrderItemsTable, OrdersTable } from '../base/db/schema/orders.ts';
import type { Letter } from '../base/mail/layout.ts';
import { dateAndTime, euros, phoneInPairs, plainNumber, shortDate } from '../base/text/french.ts';
import { estimatedDelivery } from './estimated-delivery.ts';

interface Placed {
  readonly order: OrdersTable;
  readonly items: readonly OrderItemsTable[];
  readonly firstname: string;
  readonly address: readonly string[];
  readonly publicUrl: string;
}

export const orderMail = ({ order, items, firstname, address, publicUrl }: Placed): Letter => ({
  subject: `Votre commande ${order.ref}`,
  title: 'Votre commande est confirmée',
  greeting: `Bonjour ${firstname},`,
  parts: [
    { kind: 'text', text: 'Nous vous remercions de votre commande. En voici le détail\u00a0:' },
    {
      kind: 'facts',
      facts: [
        ['Commande', order.ref],
        ...(order.internal_ref ? ([['Votre référence', order.internal_ref]] as const) : []),
        ['Date', dateAndTime(order.validated_at ?? order.ordered_at)],
        ['Livraison', address.join(', ')],
        ['Livraison estimée', estimatedDelivery(order.promised_on, items)],
      ],
    },
    {
      kind: 'lines',
      head: ['Article', 'Quantité', 'Total HT'],
      lines: items.map((item) => [
        `${item.prod_ref} – ${item.label}`,
        plainNumber(item.quantity),
        `${euros(item.total_et_cents)} HT`,
      ]),
    },
    {
      kind: 'facts',
      facts: [
        ['Total HT', euros(order.total_et_cents)],
        ['TVA sur le total HT', euros(order.vat_cents)],
        ['Total TTC', euros(order.total_it_cents)],
      ],
    },
    { kind: 'button', label: 'Voir ma commande', url: `${publicUrl}/order/${order.id}` },
    {
      kind: 'text',
      text: 'Le bon de commande au format PDF s’y télécharge. Ce message n’est pas une facture.',
    },
  ],
});

type Draft = Omit<Placed, 'address'>;

/** Tells a customer that a draft has expired: nothing was ordered, and its lines can go back into the cart. */
export const draftExpiredMail = ({ order, items, firstname, publicUrl }: Draft): Letter => ({
  subject: `Votre commande ${order.ref} n’a pas été validée`,
  title: 'Votre commande n’a pas été validée',
  greeting: `Bonjour ${firstname},`,
  parts: [
    {
      kind: 'text',
      text: 'Vous avez préparé cette commande sans la valider. Elle vient d’expirer\u00a0: rien n’a été commandé.',
    },
    {
      kind: 'facts',
      facts: [
        ['Commande', order.ref],
        ...(order.internal_ref ? ([['Votre référence', order.internal_ref]] as const) : []),
        ['Préparée le', dateAndTime(order.ordered_at)],
      ],
    },
    {
      kind: 'lines',
      head: ['Article', 'Quantité'],
      lines: items.map((item) => [`${item.prod_ref} – ${item.label}`, plainNumber(item.quantity)]),
    },
    {
      kind: 'text',
      text: 'Ses articles ne sont pas perdus\u00a0: la page de la commande les remet dans votre panier, aux prix du jour.',
    },
    { kind: 'button', label: 'Reprendre mes articles', url: `${publicUrl}/deliverySelect/${order.id}` },
  ],
});

interface DelayAnswer {
  readonly firstname: string;
  readonly prodRef: string;
  readonly words: string;
  readonly text: string;
  /** '2026-12-24'. */
  readonly promisedOn?: string | undefined;
  /** Where the answer is read again. */
  readonly url: string;
}

/** To the customer: what the supplier answers a delay request. */
export const delayAnswerMail = ({
  firstname,
  prodRef,
  words,
  text,
  promisedOn,
  url,
}: DelayAnswer): Letter => ({
  subject: `Délai de livraison\u00a0: ${prodRef}`,
  title: 'Réponse à votre demande de délai',
  greeting: `Bonjour ${firstname},`,
  parts: [
    {
      kind: 'text',
      text: 'Vous nous avez demandé le délai de livraison d’un produit. Voici notre réponse\u00a0:',
    },
    {
      kind: 'facts',
      facts: [
        ['Produit', words ? `${prodRef} – ${words}` : prodRef],
        ...(promisedOn ? ([['Disponible le', shortDate(`${promisedOn}T12:00:00Z`)]] as const) : []),
      ],
    },
    { kind: 'text', text },
    { kind: 'button', label: 'Voir le produit', url },
  ],
});

interface DeliveryRequest {
  readonly prodRef: string;
  readonly words: string;
  readonly quantity?: number | undefined;
  /** '2026-12-24'. */
  readonly wishedOn?: string | undefined;
  readonly customer: { comp_name: string; firstname: string; name: string; email: string; phone: string };
  readonly at: string;
  readonly publicUrl: string;
}

/** To the supplier: a customer asks when a product can be delivered. */
export const deliveryRequestMail = ({
  prodRef,
  words,
  quantity,
  wishedOn,
  customer,
  at,
  publicUrl,
}: DeliveryRequest): Letter => ({
  subject: `Demande de délai\u00a0: ${prodRef} (${customer.comp_name})`,
  title: 'Demande de délai de livraison',
  greeting: 'Bonjour,',
  parts: [
    { kind: 'text', text: 'Un client souhaite connaître le délai de livraison d’un produit\u00a0:' },
    {
      kind: 'facts',
      facts: [
        ['Produit', `${prodRef} – ${words}`],
        ...(quantity ? ([['Quantité souhaitée', String(quantity)]] as const) : []),
        ...(wishedOn ? ([['Date souhaitée', shortDate(`${wishedOn}T12:00:00Z`)]] as const) : []),
        ['Client', customer.comp_name],
        ['Contact', `${customer.firstname} ${customer.name}`],
        ['Adresse email', customer.email],
        ['Téléphone', phoneInPairs(customer.phone)],
        ['Date', dateAndTime(at)],
      ],
    },
    { kind: 'button', label: 'Voir les demandes', url: `${publicUrl}/extradmin` },
  ],
});
