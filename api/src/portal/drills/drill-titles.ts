import type { DrillName } from '@extranet/shared/contracts';

/** What each drill breaks, as the back office and its journal call it. */
export const DRILL_TITLES: Readonly<Record<DrillName, string>> = {
  'entry-missing': 'Les fichiers d’une partie ont disparu',
  'download-hangs': 'Les fichiers d’une partie n’arrivent jamais',
  'evaluation-hangs': 'Une version se bloque à son démarrage',
  'texts-hang': 'Les textes d’une version n’arrivent jamais',
  'throws-at-evaluation': 'Une version échoue à son démarrage',
  'throws-while-drawn': 'Une version échoue en affichant sa page',
  'saga-crashes': 'Une version s’arrête après un moment',
  'page-blocked': 'Une version fige la page pendant deux secondes et demie',
  'changed-on-the-way': 'Le code d’une partie a été modifié en chemin',
  'spoiled-cache': 'Le navigateur a gardé un fichier abîmé',
  'doctored-registry': 'Le registre signé a été modifié dans la page',
  'registry-gone': 'Le registre des versions a disparu',
  'server-gone': 'Le serveur ne répond plus',
  'shell-chunk-fails': 'Un fichier commun n’arrive pas, deux fois de suite',
  'canary-fails': 'Une version à l’essai échoue chez tous',
  'asks-for-more': 'Une version demande plus que ce que la page offre',
  'address-taken': 'Une version prend l’adresse d’une autre partie',
  leaks: 'Une version laisse des traces derrière elle',
};
