import type { Letter } from '../../base/mail/layout.ts';

const IGNORE =
  'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u00a0: votre mot de passe reste inchangé.';

export const recoveryMail = (firstname: string, code: string): Letter => ({
  subject: 'Votre code de vérification',
  title: 'Votre code de vérification',
  greeting: `Bonjour ${firstname},`,
  parts: [
    { kind: 'text', text: 'Saisissez ce code sur l’extranet pour choisir un nouveau mot de passe\u00a0:' },
    { kind: 'code', code },
    { kind: 'text', text: 'Il est valable 15 minutes et ne sert qu’une fois. Ne le communiquez à personne.' },
    { kind: 'text', text: IGNORE },
  ],
});

export const adminLinkMail = (firstname: string, url: string): Letter => ({
  subject: 'Votre lien de connexion',
  title: 'Votre lien de connexion',
  greeting: `Bonjour ${firstname},`,
  parts: [
    {
      kind: 'text',
      text: 'Ouvrez ce lien dans le navigateur où vous travaillez\u00a0: la page qui vous attend continue où vous en étiez.',
    },
    { kind: 'button', label: 'Se connecter', url },
    { kind: 'text', text: 'Il est valable 5 minutes et ne sert qu’une fois. Ne le transmettez à personne.' },
    { kind: 'text', text: 'Si vous ne l’avez pas demandé, ignorez ce message.' },
  ],
});

export const passwordChangedMail = (firstname: string): Letter => ({
  subject: 'Votre mot de passe a été modifié',
  title: 'Votre mot de passe a été modifié',
  greeting: `Bonjour ${firstname},`,
  parts: [
    {
      kind: 'text',
      text: 'Le mot de passe de votre compte vient d’être modifié. Vos autres appareils ont été déconnectés.',
    },
    {
      kind: 'text',
      text: 'Si vous n’êtes pas à l’origine de ce changement, appelez-nous sans attendre.',
    },
  ],
});

/** Contains neither the IP address nor a place: a guessed place would alarm more than help. */
export const lockedOutMail = (firstname: string, publicUrl: string): Letter => ({
  subject: 'Tentatives de connexion à votre compte',
  title: 'Tentatives de connexion à votre compte',
  greeting: `Bonjour ${firstname},`,
  parts: [
    {
      kind: 'text',
      text: 'Plusieurs mots de passe incorrects viennent d’être saisis pour votre compte. Personne n’y est entré.',
    },
    {
      kind: 'text',
      text: 'Par sécurité, la connexion depuis un nouvel appareil est suspendue pendant 15 minutes. Les appareils où vous vous êtes déjà connecté continuent de fonctionner.',
    },
    {
      kind: 'text',
      text: 'Si c’était vous, choisissez un nouveau mot de passe par «\u00a0Mot de passe oublié\u00a0». Sinon, vous n’avez rien à faire\u00a0; si cela se répète, appelez-nous.',
    },
    { kind: 'button', label: 'Ouvrir l’extranet', url: `${publicUrl}/` },
  ],
});

export const welcomeMail = (firstname: string, email: string, publicUrl: string): Letter => ({
  subject: 'Bienvenue sur l’extranet clients',
  title: 'Votre compte a été créé',
  greeting: `Bonjour ${firstname},`,
  parts: [
    { kind: 'text', text: 'Nous vous souhaitons la bienvenue. Votre compte est prêt\u00a0:' },
    { kind: 'facts', facts: [['Identifiant', email]] },
    {
      kind: 'text',
      text: 'Vous y trouvez le catalogue, les fiches techniques, vos prix, vos commandes et le forum d’entraide.',
    },
    { kind: 'button', label: 'Ouvrir l’extranet', url: `${publicUrl}/` },
  ],
});

export const awaitingApprovalMail = (firstname: string): Letter => ({
  subject: 'Votre demande de compte a été reçue',
  title: 'Votre demande de compte a été reçue',
  greeting: `Bonjour ${firstname},`,
  parts: [
    {
      kind: 'text',
      text: 'Merci de votre demande. Nous la vérifions et vous écrivons dès que votre compte est ouvert.',
    },
  ],
});

/** The supplier's own words, where there are any. */
const said = (word: string): Letter['parts'] => (word === '' ? [] : [{ kind: 'text', text: word }]);

interface Approved {
  readonly firstname: string;
  readonly email: string;
}

export const accountApprovedMail = (
  { firstname, email }: Approved,
  word: string,
  publicUrl: string,
): Letter => ({
  subject: 'Votre compte est ouvert',
  title: 'Votre compte est ouvert',
  greeting: `Bonjour ${firstname},`,
  parts: [
    { kind: 'text', text: 'Nous avons vérifié votre demande\u00a0: votre compte est ouvert.' },
    ...said(word),
    { kind: 'facts', facts: [['Identifiant', email]] },
    { kind: 'button', label: 'Ouvrir l’extranet', url: `${publicUrl}/` },
  ],
});

export const accountRefusedMail = (firstname: string, word: string): Letter => ({
  subject: 'Votre demande de compte',
  title: 'Votre demande de compte n’a pas été acceptée',
  greeting: `Bonjour ${firstname},`,
  parts: [
    { kind: 'text', text: 'Nous avons étudié votre demande et ne pouvons pas ouvrir ce compte.' },
    ...said(word),
    { kind: 'text', text: 'Si c’est une erreur, appelez-nous.' },
  ],
});

/** Contains no password: with the single-use link the customer chooses one. */
export const credentialsMail = (firstname: string, email: string, url: string): Letter => ({
  subject: 'Votre accès à l’extranet clients',
  title: 'Votre accès à l’extranet clients',
  greeting: `Bonjour ${firstname},`,
  parts: [
    { kind: 'text', text: 'Voici votre accès à l’extranet clients\u00a0:' },
    { kind: 'facts', facts: [['Identifiant', email]] },
    { kind: 'text', text: 'Choisissez votre mot de passe par le lien ci-dessous.' },
    { kind: 'button', label: 'Choisir mon mot de passe', url },
    { kind: 'text', text: 'Ce lien est valable 48 heures et ne sert qu’une fois.' },
  ],
});
