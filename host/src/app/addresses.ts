export const HOME = '/home';
export const LEGAL_NOTICE = '/mentions-legales';

/** Made by tools/guide.ts from the running portal; its name carries its content's hash. */
export const USER_GUIDE = new URL('../guide/guide-utilisateur.pdf', import.meta.url).href;
