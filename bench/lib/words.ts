/** Texts for the product search. */
export const WORDS = [
  'peugeot',
  'renault meg',
  'fa-0',
  'at-000',
  'golf',
  'dacia dus',
  'kit',
  'audi a4',
  'ki00',
  '308',
];
