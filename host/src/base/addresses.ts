export const HOME = '/home';
export const LEGAL_NOTICE = '/mentions-legales';
/** Where the links of mails lead that prove an address; the server writes them. */
export const MAILED_LINK = '/confirmation';
/** Where an administrator's one-time link is sent from, and where its refusal is read. */
export const ADMIN_LINK = '/lien-administrateur';

/** Made by tools/guide.ts from the running portal; its name carries its content's hash. */
export const USER_GUIDE = new URL('./guide/guide-utilisateur.pdf', import.meta.url).href;
