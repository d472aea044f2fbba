import type { Shot } from './pictures.ts';

export interface Section {
  title: string;
  paragraphs: string[];
  /** Printed as a numbered list. */
  steps?: string[];
  picture?: { shot: Shot; caption: string };
}

/** Each chapter starts a new page. */
export interface Chapter {
  title: string;
  sections: Section[];
}

export const TITLE = 'Guide d’utilisation de l’extranet clients';

export const chapters: Chapter[] = [
  {
    title: 'Se connecter',
    sections: [
      {
        title: 'Ouvrir une session',
        paragraphs: [
          'L’extranet s’ouvre dans tout navigateur récent, sur ordinateur, tablette ou téléphone. Rien n’est à installer.',
        ],
        steps: [
          'Sur la page d’accueil, appuyez sur CONNEXION.',
          'Saisissez l’adresse email et le mot de passe de votre compte, puis appuyez sur « Se connecter ».',
          'Vous n’avez pas encore de compte ? Choisissez « Créer un compte ».',
        ],
        picture: { shot: 'sign-in', caption: 'La fenêtre de connexion.' },
      },
      {
        title: 'Comme une application',
        paragraphs: [
          'Le portail s’installe aussi comme une application, avec son icône : dans le menu du navigateur, choisissez « Installer l’application » ; sur iPhone, « Partager » puis « Sur l’écran d’accueil ». Une connexion reste nécessaire.',
        ],
      },
      {
        title: 'Mot de passe oublié',
        paragraphs: [
          'Choisissez « Mot de passe oublié ? » et indiquez votre adresse. Un code à six chiffres vous est envoyé ; il est valable 15 minutes. Collez-le dans la première case, puis choisissez un nouveau mot de passe. Après trois codes faux, demandez-en un autre.',
        ],
      },
    ],
  },
  {
    title: 'La page d’accueil',
    sections: [
      {
        title: 'Tout commence ici',
        paragraphs: [
          'La barre de recherche trouve une pièce par sa référence, par la marque ou par le modèle du véhicule. Trois caractères suffisent ; les tirets, les espaces et les accents ne comptent pas. Les flèches du clavier parcourent les résultats, Entrée ouvre le produit, Échap efface.',
          'Selon les catalogues ouverts à votre compte, la page montre aussi les nouveaux kits et la commande express : saisissez vos références et leurs quantités, puis « Commander ».',
        ],
        picture: { shot: 'home', caption: 'La page d’accueil d’un client qui a accès aux trois catalogues.' },
      },
    ],
  },
  {
    title: 'Le véhicule devant vous',
    sections: [
      {
        title: 'Trouver le véhicule',
        paragraphs: [
          'Un champ suffit : saisissez la plaque, le VIN, le type de la ligne D.2 de la carte grise, ou des mots comme « 308 II 2016 », puis Entrée. Le champ dit ce qu’il a compris avant de chercher. Si personne ne répond, les listes des marques, modèles et années prennent sa place.',
          'Le véhicule choisi reste affiché sur l’accueil, le catalogue et les fiches, et dans l’adresse de la page. Le catalogue ne montre alors que ce qui convient ; « Retirer le véhicule » l’enlève d’un clic.',
        ],
      },
      {
        title: 'Le montage complet',
        paragraphs: [
          'La page « Montage complet » met côte à côte les façons de tracter : attelage, faisceau, masse, temps de pose, disponibilité et votre prix. Répondez aux questions si vous savez ; « Je ne sais pas » montre ce qui reste à vérifier. « Pourquoi ? » donne la règle qui a décidé.',
          '« Tout mettre au panier » ajoute toutes les pièces ; « Imprimer la fiche » donne une page pour le mécanicien, avec le câblage et un code à scanner. Le panier signale ensuite ce qui ne convient pas au véhicule, ou ce qui manque.',
        ],
      },
    ],
  },
  {
    title: 'Trouver la pièce',
    sections: [
      {
        title: 'La recherche avancée',
        paragraphs: [
          'La page « Catalogue » affine la recherche par catalogue, marque, modèle, année et référence. Les filtres s’appliquent dès la saisie et restent dans l’adresse de la page : vous pouvez la garder en favori ou l’envoyer à un collègue.',
        ],
        picture: { shot: 'catalog', caption: 'Les filtres et leurs résultats.' },
      },
      {
        title: 'Lire une ligne',
        paragraphs: [
          'Chaque ligne donne la référence, le véhicule, les années, le type de prise (7 ou 13 broches), votre prix hors taxes et le stock. Un prix « --- » signale un produit qui ne se commande pas en ligne : appelez-nous.',
        ],
      },
    ],
  },
  {
    title: 'La fiche produit',
    sections: [
      {
        title: 'Vérifier, puis ajouter au panier',
        paragraphs: [
          'Un clic sur une ligne ouvre la fiche : caractéristiques, notice technique, produits associés, votre prix et le stock. Les touches + et - changent la quantité.',
        ],
        steps: [
          'Vérifiez le véhicule et les années.',
          'Choisissez la quantité, puis « Ajouter au panier ».',
          'Si le délai est sur demande, un bouton nous envoie la question ; la réponse vient par email.',
        ],
        picture: { shot: 'product', caption: 'La fiche d’un faisceau.' },
      },
      {
        title: 'Vos favoris',
        paragraphs: [
          'Touchez « Favori » dans la fiche d’un produit que vous commandez souvent. La page « Mes favoris », qui s’ouvre du catalogue et de la fiche, les garde à votre prix du jour : choisissez la quantité, puis « Ajouter », sans rouvrir la fiche.',
        ],
      },
      {
        title: 'Avec un lecteur de codes-barres',
        paragraphs: [
          'Scannez l’étiquette d’une pièce sur n’importe quelle page : sa fiche s’ouvre. Dans la commande express, chaque code lu devient une ligne de la liste, l’un après l’autre.',
        ],
      },
    ],
  },
  {
    title: 'Commander',
    sections: [
      {
        title: 'Le panier',
        paragraphs: [
          'Le panier montre chaque ligne, la TVA et les totaux hors taxes et toutes taxes comprises. Les prix sont ceux de votre compte, remises comprises.',
        ],
        picture: { shot: 'cart', caption: 'Le panier et ses totaux.' },
      },
      {
        title: 'Terminer la commande',
        paragraphs: [],
        steps: [
          'Appuyez sur « Terminer ma commande ».',
          'Choisissez une adresse de livraison mémorisée, ou saisissez-en une nouvelle.',
          'Relisez le résumé, ajoutez si vous le souhaitez votre propre référence, puis « Valider et envoyer ma commande ».',
          'Téléchargez le bon de commande. Il reste disponible dans la page « Commandes ».',
        ],
      },
    ],
  },
  {
    title: 'Suivre la commande',
    sections: [
      {
        title: 'Où en est-elle ?',
        paragraphs: [
          'La page « Commandes » retrouve une commande par sa référence ou la vôtre, un véhicule, un mois, un état, un numéro de colis ou de facture. Sa page dit ce qui est préparé, parti ou livré, la date estimée, et suit chaque colis.',
          '« Commander à nouveau » montre les prix et le stock du jour avant de rien ajouter : décochez ce que vous ne voulez plus.',
        ],
        picture: { shot: 'order', caption: 'Une commande, ses lignes et son historique.' },
      },
      {
        title: 'Annuler, demander, renvoyer',
        paragraphs: [
          'Tant que rien n’est préparé, « Annuler des lignes » en retire une partie ou tout. Ensuite, « Demander une modification » nous écrit ; la réponse se lit au même endroit.',
          'Une pièce reçue se renvoie par « Demander un retour » : lignes, raison, photographies. Le bon de retour porte un code à scanner ; chaque étape est visible sous « Retours ».',
        ],
      },
      {
        title: 'Factures et avoirs',
        paragraphs: [
          '« Factures et avoirs » les range par mois, avec un filtre, le mois entier en un seul fichier et le relevé du compte.',
        ],
      },
      {
        title: 'Être prévenu',
        paragraphs: [
          'La cloche rassemble les nouvelles de vos commandes, retours, questions et alertes. Sur un produit épuisé, « Me prévenir » vous écrit à son retour. « Mon compte », onglet « Notifications », choisit ce qui part par email ou sur vos appareils.',
        ],
      },
    ],
  },
  {
    title: 'Questions et compte',
    sections: [
      {
        title: 'Le forum',
        paragraphs: [
          'La page « FAQ » rassemble les questions posées sur chaque référence. Vos contributions sont relues avant d’être visibles par tous. Vous pouvez y joindre des photographies.',
        ],
        picture: { shot: 'faq', caption: 'Les fils de discussion, par référence.' },
      },
      {
        title: 'Mon compte',
        paragraphs: [
          'L’icône en haut à droite ouvre votre compte : vos coordonnées, votre mot de passe et vos adresses de livraison. « Mes appareils » montre où votre compte est ouvert et permet de déconnecter les autres appareils. « Affichage » choisit des pages claires ou sombres, sur cet appareil.',
        ],
      },
      {
        title: 'Besoin d’aide ?',
        paragraphs: [
          'Notre numéro de téléphone est toujours affiché en haut de la page. Si un message d’incident porte un numéro, donnez-le nous : il nous permet de retrouver ce qui s’est passé.',
        ],
      },
    ],
  },
];
