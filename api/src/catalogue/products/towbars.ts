/** The kinds of towbars, in the order in which lists sort them. */
export const TOWBARS: readonly string[] = ['Rotule équerre', 'Col de cygne', 'Démontable', 'Escamotable'];
