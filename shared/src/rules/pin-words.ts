/** What stands behind the number of pins. */
export const PIN_WORDS: readonly string[] =
  'BROCHE BROCHES BROCH BRO BR B PIN PINS P POLE POLES PLOT PLOTS VOIE VOIES CONTACT CONTACTS FICHE FICHES FIL FILS'.split(
    ' ',
  );
