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

/** https://www.w3.org/TR/appmanifest/ */
export const appManifest = ({ name, colour, key }: Facts) => ({
  id: '/home',
  name: `${name} – commandes`,
  short_name: name,
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
