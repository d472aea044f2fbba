/** 'CMD-2026-001344'. */
export const orderRef = (year: number, number: number): string =>
  `CMD-${year}-${String(number).padStart(6, '0')}`;
