import type { ReturnReason, ReturnState } from '@extranet/shared/rules/order';

/** As mails and the slip say it. */
export const REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  erreur: 'Erreur de commande ou de livraison',
  defaut: 'Produit défectueux',
  transport: 'Abîmé pendant le transport',
  inutile: 'Plus nécessaire',
  autre: 'Autre raison',
};

/** Of what the office decided, as its customer is told. */
export const STEP_TITLES: Readonly<Record<Exclude<ReturnState, 'demande' | 'retire'>, string>> = {
  accepte: 'est accepté',
  recu: 'est arrivé chez nous',
  regle: 'est réglé',
  refuse: 'est refusé',
};
