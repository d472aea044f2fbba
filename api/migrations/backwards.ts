/** As many characters of a number's end are found by an index; what is asked for may be longer. */
const ENDS = 16;

/** The last characters backwards, filled up with blanks: with functions that both databases have, so that both may index it. */
export const backwards = (column: string) =>
  Array.from(
    { length: ENDS },
    (_, at) => `substr('${' '.repeat(ENDS)}' || ${column}, length(${column}) + ${ENDS - at}, 1)`,
  ).join(' || ');
