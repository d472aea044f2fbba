/** The number in '1 234,50 €', as the page writes it. */
export const amountIn = (text: string): number => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
