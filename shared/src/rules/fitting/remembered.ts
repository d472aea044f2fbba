/** Asked once of each subject, however many rules or answers ask again. */
export function remembered<Subject, Answer>(ask: (subject: Subject) => Answer): (subject: Subject) => Answer {
  const known = new Map<Subject, Answer>();
  return (subject) => {
    const before = known.get(subject);
    if (before !== undefined) return before;
    const answer = ask(subject);
    known.set(subject, answer);
    return answer;
  };
}
