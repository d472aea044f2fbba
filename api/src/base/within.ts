/** The answer, or an error after so many milliseconds. What was asked goes on all the same. */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
