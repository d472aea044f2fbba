interface Facts {
  /** The supplier's. */
  name: string;
  /** Of the header: the bar of the window, and what is seen while the app starts. */
  colour: string;
  /** Changes with the icon, so that what is installed has the new one. */
  key: string;
}

const icon = (size: number, key: string) => ({
  src: `/api/config/app-icon/${size}?v=${key}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Below an icon a phone shows about so many characters. */
const SHORT = 12;
const SMALL_WORDS = new Set(['de', 'du', 'des', 'et', '&', 'la', 'le', 'les', 'd’', 'l’']);

/** As many of its first words as fit, and none that leads on to a next: 'Attelages du Ponant' is 'Attelages'. */
function shortName(name: string): string {
  const words = name.split(/\s+/);
  let fits = words.length;
  while (
    fits > 1 &&
    (words.slice(0, fits).join(' ').length > SHORT || SMALL_WORDS.has(words[fits - 1] ?? ''))
  )
    fits -= 1;
  return words.slice(0, fits).join(' ');
}

/** https://www.w3.org/TR/appmanifest/ */
export const appManifest = ({ name, colour, key }: Facts) => ({
  id: '/home',
  name: `${name} – commandes`,
  short_name: shortName(name),
  description: 'Portail de commande des professionnels : faisceaux, attelages et kits.',
  lang: 'fr',
  dir: 'ltr',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  background_color: colour,
  theme_color: colour,
  icons: [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({ ...icon(size, key), purpose })),
  ),
  shortcuts: [
    { name: 'Catalogue', url: '/catalog' },
    { name: 'Mes favoris', url: '/favoris' },
    { name: 'Panier', url: '/cart' },
    { name: 'Mes commandes', url: '/orders' },
  ],
});
