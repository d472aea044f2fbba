import { columnsByHead } from './column-heads.ts';

/**
 * What the columns of a file are called, by the kind of the file; the names that stand first are looked for first, and the very
 * first is the one that our own files have.
 */
export const IMPORT_HEADS = {
  specialPrices: {
    email: ['Email', 'E-mail', 'Mail', 'Adresse email', 'Courriel', 'Email client'],
    number: ['Numéro de fidélité', 'Numéro client', 'N° client', 'No client', 'Code client', 'Fidélité'],
    customer: ['Client', 'Société', 'Nom client', 'Compte client', 'Raison sociale'],
    ref: ['Référence', 'Réf', 'Référence produit', 'Réf produit', 'Code article', 'Article', 'prodRef'],
    price: [
      'Prix spécial',
      'Prix remisé',
      'Prix net',
      'Prix client',
      'Tarif client',
      'Net',
      'Prix',
      'Tarif',
      'Montant',
      'Price',
    ],
    validFrom: ['Valable du', 'Début', 'Date de début', 'Valide du', 'À partir du'],
    validTo: ['Valable jusqu’au', 'Au', 'Fin', 'Date de fin', 'Valide jusqu’au', 'Jusqu’au'],
    steps: ['Paliers', 'Palier', 'Prix par quantité'],
  },
  customers: {
    email: ['Email', 'E-mail', 'Mail', 'Adresse email', 'Courriel'],
    number: ['Numéro de fidélité', 'Numéro client', 'N° client', 'Code client', 'Fidélité'],
    company: ['Société', 'Raison sociale', 'Entreprise', 'Client'],
    name: ['Nom', 'Nom du contact'],
    firstname: ['Prénom'],
    phone: ['Téléphone', 'Tél', 'Phone'],
    address: ['Adresse', 'Rue', 'Adresse postale'],
    postcode: ['Code postal', 'CP'],
    city: ['Ville', 'Commune'],
    country: ['Pays'],
    catalogs: ['Catalogues', 'Catalogue'],
    orderEnabled: ['Peut commander', 'Commande autorisée'],
    discount: ['Remise générale (%)', 'Remise générale', 'Remise'],
    discountFaisceau: ['Remise faisceaux (%)', 'Remise faisceau'],
    discountAttelage: ['Remise attelages (%)', 'Remise attelage'],
    discountKit: ['Remise kits (%)', 'Remise kit'],
  },
  applications: {
    ref: ['Référence', 'Réf', 'Réf produit', 'Référence produit', 'Article', 'prodRef'],
    marque: ['Marque', 'Constructeur', 'Make'],
    modele: ['Modèle', 'Véhicule', 'Model'],
    from: ['De', 'Depuis', 'Du', 'Année début', 'Début', 'Première année', 'From'],
    to: ['À', 'Au', 'Jusqu’à', 'Année fin', 'Fin', 'Dernière année', 'To'],
    with: ['Avec', 'With'],
    without: ['Sans', 'Without'],
    note: ['Note', 'Remarque', 'Commentaire'],
  },
} as const;

export type HeadedKind = keyof typeof IMPORT_HEADS;
export type HeadOf<Kind extends HeadedKind> = keyof (typeof IMPORT_HEADS)[Kind] & string;

/** The columns of a file that its heads name. */
export const importColumns = <Kind extends HeadedKind>(
  kind: Kind,
  headers: readonly string[],
): Partial<Record<HeadOf<Kind>, string>> =>
  columnsByHead<HeadOf<Kind>>(headers, IMPORT_HEADS[kind] as Record<HeadOf<Kind>, readonly string[]>);
