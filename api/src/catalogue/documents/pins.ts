export type Pin = readonly [number: number, use: string, wire: string, tint: string];

/** ISO 1724. */
const SEVEN: readonly Pin[] = [
  [1, 'Clignotant gauche', 'jaune', '#e8c400'],
  [2, 'Antibrouillard', 'bleu', '#2b6cb0'],
  [3, 'Masse', 'blanc', '#ffffff'],
  [4, 'Clignotant droit', 'vert', '#2f855a'],
  [5, 'Feu de position droit', 'brun', '#7b4a21'],
  [6, 'Feux stop', 'rouge', '#c53030'],
  [7, 'Feu de position gauche', 'noir', '#1a202c'],
];

/** ISO 11446: the seven contacts of ISO 1724, and six more that caravans need. */
const THIRTEEN: readonly Pin[] = [
  ...SEVEN,
  [8, 'Feu de recul', 'rose', '#ed8aa8'],
  [9, 'Plus permanent', 'orange', '#dd6b20'],
  [10, 'Ligne de charge', 'gris', '#a0aec0'],
  [11, 'Masse de la ligne de charge', 'blanc et noir', '#e2e8f0'],
  [12, 'Réservé', '—', '#ffffff'],
  [13, 'Masse du plus permanent', 'blanc et rouge', '#fed7d7'],
];

export function pinsOf(type: string): readonly Pin[] {
  if (type === '13') return THIRTEEN;
  return type === '7' ? SEVEN : [];
}
