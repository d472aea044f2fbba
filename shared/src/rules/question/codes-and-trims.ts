/** Estates that have a code of their own, and the saloon by whose code the catalogues call both: the F31 is a F30 Break. */
export const ESTATE_CODES: Readonly<Record<string, string>> = {
  ...{ E91: 'E90', E61: 'E60', F11: 'F10', F31: 'F30', G21: 'G20', G31: 'G30', G61: 'G60' },
  ...{
    S203: 'W203',
    S204: 'W204',
    S205: 'W205',
    S206: 'W206',
    S211: 'W211',
    S212: 'W212',
    S213: 'W213',
    S214: 'W214',
  },
};
/** Versions that the catalogues do not tell from the model that they are of. */
export const TRIMS: Readonly<Record<string, readonly string[]>> = {
  STEPWAY: ['SANDERO', 'LOGAN', 'LODGY', 'DOKKER'],
};
/** Estates that have a name of their own. */
export const ESTATE_TRIMS: Readonly<Record<string, readonly string[]>> = {
  ALLROAD: ['A4', 'A6'],
  ALLTRACK: ['GOLF', 'PASSAT'],
  SCOUT: ['OCTAVIA'],
};
