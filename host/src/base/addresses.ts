export const HOME = '/home';
export const LEGAL_NOTICE = '/mentions-legales';
/** Where links in mails lead that confirm an email address; the server writes them. */
export const MAILED_LINK = '/confirmation';
/** The page that sends an administrator's one-time link and says why it was refused. */
export const ADMIN_LINK = '/lien-administrateur';

/** Made by tools/guide.ts from the running portal; its name carries its content's hash. */
export const USER_GUIDE = new URL('./guide/guide-utilisateur.pdf', import.meta.url).href;
