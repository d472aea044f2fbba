/** Pictures of the real screens, taken by `npm run handbook`, below the section that they belong to. */
export const PICTURES = [
  {
    of: 'prices',
    caption: 'catalogue',
    src: new URL('./pictures/catalogue.webp', import.meta.url).href,
  },
  {
    of: 'specialPrices',
    caption: 'grid',
    src: new URL('./pictures/grid.webp', import.meta.url).href,
  },
  {
    of: 'priceFiles',
    caption: 'specialPrices',
    src: new URL('./pictures/special-prices.webp', import.meta.url).href,
  },
  {
    of: 'priceFiles',
    caption: 'lastFiles',
    src: new URL('./pictures/last-files.webp', import.meta.url).href,
  },
] as const;
