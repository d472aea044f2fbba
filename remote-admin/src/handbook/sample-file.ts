/** A file that can be changed and sent: each form of line once. References are of nobody. */
export const SAMPLE_NAME = 'vehicules-modele.csv';

const LINES = [
  'Référence;Marque;Modèle;De;À;Avec;Sans;Note',
  'XX-00001;Peugeot;308 II;2013;2021;;;',
  'XX-00001;Peugeot;308 II Break;2014;2021;Préparation d’origine;;',
  'XX-00002;Renault;Clio V;2019;;;Pare-chocs sport;sauf GT',
  'XX-00003;Citroën;C3 III;2016-2024;;Aide au stationnement, LED;;',
];

/** The mark at the beginning lets spreadsheet programs read the accents. */
export function sampleFile() {
  const bytes = new TextEncoder().encode(`\uFEFF${LINES.join('\r\n')}\r\n`);
  return { name: SAMPLE_NAME, mimetype: 'text/csv', contents: btoa(String.fromCharCode(...bytes)) };
}
