/** Words of the workshop and of the law, by the name under which the glossary explains them. */
const WORDS = {
  towPreparation: /préparation d['’](?:attelage|origine)/i,
  sportBumper: /pare-chocs sport/i,
  bsi: /\bBSI\b/,
  remoteCoding: /télécodage/i,
  b96: /\bB96\b/,
  be: /\bBE\b/,
  socket12N: /\b12N\b/,
  socket12S: /\b12S\b/,
};

export const WORD_NAMES = Object.keys(WORDS) as (keyof typeof WORDS)[];

/** Those that a sentence holds, each as it is written there. */
export const wordsIn = (text: string): [name: string, written: string][] =>
  WORD_NAMES.flatMap((name) => {
    const [written] = WORDS[name].exec(text) ?? [];
    return written ? [[name, written]] : [];
  });
