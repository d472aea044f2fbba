import type { OrderEventsTable, OrdersTable } from '../../../base/db/schema/orders.ts';
import type { Letter } from '../../../base/mail/layout.ts';
import { dateAndTime, shortDate } from '../../../base/text/french.ts';
import type { News } from '../../../people/index.ts';
import { addressLines } from '../../deliveries/delivery.present.ts';
import { deliveryOf } from '../order.present.ts';

export type Happening =
  | 'prepared'
  | 'sent'
  | 'corrected'
  | 'delivered'
  | 'undelivered'
  | 'cancelled'
  | 'cancelledByYou'
  | 'promise'
  | 'redirected'
  | 'answered';

const WORDS: Record<Happening, { title: string; text: string }> = {
  prepared: {
    title: 'Votre commande est en préparation',
    text: 'Nous préparons votre commande. Ses lignes en préparation ne peuvent plus être annulées en ligne.',
  },
  sent: { title: 'Un colis est en route', text: 'Un colis de votre commande vient de partir.' },
  corrected: {
    title: 'Le suivi d’un colis est corrigé',
    text: 'Nous avons corrigé ce que nous vous avions dit d’un colis de votre commande. Voici ce qui est juste.',
  },
  delivered: { title: 'Un colis est arrivé', text: 'Un colis de votre commande est livré.' },
  undelivered: {
    title: 'Un colis est encore en route',
    text: 'Nous avions marqué un colis de votre commande comme livré, par erreur\u00a0: il est encore en route.',
  },
  cancelled: {
    title: 'Des lignes de votre commande sont annulées',
    text: 'Nous avons dû annuler ce qui suit. Le total de la commande en tient compte.',
  },
  cancelledByYou: {
    title: 'Votre annulation est enregistrée',
    text: 'Ce que vous avez annulé ne sera ni livré ni facturé.',
  },
  promise: {
    title: 'La date de livraison a changé',
    text: 'La date estimée de votre commande a changé. Nous vous prions de nous en excuser.',
  },
  redirected: {
    title: 'L’adresse de livraison a changé',
    text: 'Ce qui n’est pas encore parti de votre commande va à une autre adresse. Si ce n’est pas ce que vous vouliez, répondez-nous sans attendre.',
  },
  answered: {
    title: 'Une réponse à votre demande',
    text: 'Nous avons répondu à votre demande sur cette commande.',
  },
};

/** How a parcel is followed, and when it is expected; '' and null where nobody said so. */
export interface SentParcel {
  readonly link: string;
  readonly expected_on: string | null;
}

interface Told {
  readonly parcel?: SentParcel;
  readonly order: OrdersTable;
  readonly event: OrderEventsTable;
  readonly happening: Happening;
  readonly firstname: string;
  readonly publicUrl: string;
}

const isOfParcel = (happening: Happening) =>
  ['sent', 'corrected', 'delivered', 'undelivered'].includes(happening);
const titleOf = (happening: Happening, { ref }: OrdersTable) => `${WORDS[happening].title}\u00a0: ${ref}`;
const addressOf = (order: OrdersTable) => {
  const delivery = deliveryOf(order);
  return delivery ? addressLines(delivery).join(', ') : '';
};
const promised = ({ detail }: OrderEventsTable) => shortDate(`${detail}T12:00:00Z`);

/** The same as a line of the account's list, which browsers are pushed too; the step has a mail of its own. */
export function orderStepNews(
  order: OrdersTable,
  event: OrderEventsTable,
  happening: Happening,
): Omit<News, 'userId'> {
  const refs = JSON.parse(event.lines) as string[];
  const facts = [
    isOfParcel(happening) ? event.detail : '',
    happening === 'promise' ? `Nouvelle date estimée\u00a0: ${promised(event)}` : '',
    happening === 'redirected' ? addressOf(order) : '',
    refs.join(', '),
    event.reason,
  ];
  const detail = facts.filter(Boolean).join(' · ');
  const path = `/order/${order.id}`;
  return { kind: 'order', title: titleOf(happening, order), detail, path, withoutMail: true };
}

/** One mail for each step that the customer chose to hear of. */
export function orderStepMail({ order, event, happening, firstname, publicUrl, parcel }: Told): Letter {
  const { title, text } = WORDS[happening];
  const refs = JSON.parse(event.lines) as string[];
  const facts: [string, string][] = [
    ['Commande', order.ref],
    ...(order.internal_ref ? [['Votre référence', order.internal_ref] as [string, string]] : []),
    ['Articles', refs.length > 0 ? refs.join(', ') : 'toute la commande'],
    ...(isOfParcel(happening) ? [['Transporteur', event.detail] as [string, string]] : []),
    ...(parcel?.expected_on
      ? [['Livraison estimée', shortDate(`${parcel.expected_on}T12:00:00Z`)] as [string, string]]
      : []),
    ...(happening === 'promise' ? [['Nouvelle date estimée', promised(event)] as [string, string]] : []),
    ...(happening === 'redirected' ? [['Nouvelle adresse', addressOf(order)] as [string, string]] : []),
    ...(happening === 'answered' ? [['Notre réponse', event.detail] as [string, string]] : []),
    ...(event.reason && happening !== 'cancelledByYou' ? [['Motif', event.reason] as [string, string]] : []),
  ];
  return {
    subject: titleOf(happening, order),
    title,
    greeting: `Bonjour ${firstname},`,
    parts: [
      { kind: 'text', text },
      { kind: 'facts', facts },
      ...(parcel?.link ? [{ kind: 'button', label: 'Suivre le colis', url: parcel.link } as const] : []),
      { kind: 'button', label: 'Voir ma commande', url: `${publicUrl}/order/${order.id}` },
    ],
  };
}

interface Asked {
  readonly order: OrdersTable;
  readonly what: 'request' | 'cancel';
  readonly text: string;
  readonly customer: { comp_name: string; firstname: string; name: string; email: string };
  readonly at: string;
  readonly publicUrl: string;
}

/** To the office: a customer asks for a change, or cancelled lines. */
export const orderAskedMail = ({ order, what, text, customer, at, publicUrl }: Asked): Letter => ({
  subject:
    what === 'request'
      ? `Demande de modification\u00a0: ${order.ref}`
      : `Annulation par le client\u00a0: ${order.ref}`,
  title: what === 'request' ? 'Demande de modification' : 'Annulation par le client',
  greeting: 'Bonjour,',
  parts: [
    {
      kind: 'facts',
      facts: [
        ['Commande', order.ref],
        [what === 'request' ? 'Demande' : 'Lignes annulées', text],
        ['Client', customer.comp_name],
        ['Contact', `${customer.firstname} ${customer.name}`],
        ['Adresse email', customer.email],
        ['Date', dateAndTime(at)],
      ],
    },
    { kind: 'button', label: 'Ouvrir la commande', url: `${publicUrl}/extradmin/orders/${order.id}` },
  ],
});
