/** An EAN-13 with its check digit, a block of numbers for each catalogue. */
export function eanOf(letters: string, index: number): string {
  const block = { FA: '1', AT: '2', KI: '3' }[letters] ?? '0';
  const digits = `37012${block}${String(index + 1).padStart(6, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
