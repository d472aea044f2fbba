/** Asked once of each subject, however many rules or answers ask again. Beyond so many subjects it begins anew. */
export function remembered<Subject, Answer>(
  ask: (subject: Subject) => Answer,
  max = Number.POSITIVE_INFINITY,
): (subject: Subject) => Answer {
  const known = new Map<Subject, Answer>();
  return (subject) => {
    const before = known.get(subject);
    if (before !== undefined) return before;
    const answer = ask(subject);
    if (known.size >= max) known.clear();
    known.set(subject, answer);
    return answer;
  };
}
