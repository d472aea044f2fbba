import { useEffect, useState } from 'react';

/** The second click of a double click comes well within it. */
const READING_MS = 1_000;

/**
 * Whether what is asked has stood there long enough to have been read. It begins anew with each question: a click or key that was
 * meant for the button that asked it answers none.
 */
export function useTimeToRead(question: object | null): boolean {
  const [read, setRead] = useState<object | null>(null);
  useEffect(() => {
    if (!question) return;
    const timer = setTimeout(() => setRead(question), READING_MS);
    return () => clearTimeout(timer);
  }, [question]);
  return question !== null && read === question;
}
