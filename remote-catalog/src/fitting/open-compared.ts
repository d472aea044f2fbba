interface Open<Question> {
  /** The way to tow, in words. */
  readonly way: string;
  readonly open: readonly { readonly question: Question; readonly answers: readonly string[] }[];
}

interface OpenQuestion<Question> {
  readonly question: Question;
  /** What comes of an answer, and for which ways; none named when it is so for all. */
  readonly outcomes: readonly { readonly words: string; readonly ways: readonly string[] }[];
}

/** What is open in several proposals, question by question: what is the same for all of them is said once. */
export function openCompared<Question>(proposals: readonly Open<Question>[]): OpenQuestion<Question>[] {
  const questions = new Map<Question, Map<string, string[]>>();
  for (const { way, open } of proposals)
    for (const { question, answers } of open) {
      const outcomes = questions.get(question) ?? new Map<string, string[]>();
      questions.set(question, outcomes);
      for (const words of answers) outcomes.set(words, [...(outcomes.get(words) ?? []), way]);
    }
  return [...questions].map(([question, outcomes]) => ({
    question,
    outcomes: [...outcomes].map(([words, ways]) => ({
      words,
      ways: ways.length === proposals.length ? [] : ways,
    })),
  }));
}
