import type { Letter, Part } from '../../base/mail/layout.ts';

const text = (words: string): Part => ({ kind: 'text', text: words });

/** The recipient may not be the person who signed up, so the mail contains no name. */
export const signUpConfirmMail = (email: string, url: string): Letter => ({
  subject: 'Confirmez la création de votre compte',
  title: 'Confirmez la création de votre compte',
  greeting: 'Bonjour,',
  parts: [
    text('Un compte client de l’extranet a été demandé avec cette adresse\u00a0:'),
    { kind: 'facts', facts: [['Identifiant', email]] },
    { kind: 'button', label: 'Terminer la création', url },
    text('Ce lien est valable 48 heures et ne sert qu’une fois.'),
    text('Si vous n’avez rien demandé, ignorez ce message\u00a0: aucun compte ne sera créé.'),
  ],
});

export const accountExistsMail = (email: string, publicUrl: string): Letter => ({
  subject: 'Vous avez déjà un compte',
  title: 'Vous avez déjà un compte',
  greeting: 'Bonjour,',
  parts: [
    text('Un compte a été demandé avec cette adresse, mais elle en a déjà un\u00a0:'),
    { kind: 'facts', facts: [['Identifiant', email]] },
    text(
      'Connectez-vous avec lui. Si vous ne savez plus votre mot de passe, demandez-en un nouveau par «\u00a0Mot de passe oublié\u00a0»\u202f; si le compte n’est plus actif, appelez-nous.',
    ),
    { kind: 'button', label: 'Ouvrir l’extranet', url: `${publicUrl}/` },
    text('Si vous n’avez rien demandé, ignorez ce message\u00a0: rien n’a changé.'),
  ],
});

/** To the new address, which may be mistyped and belong to a stranger: it does not say whose account it is. */
export const emailConfirmMail = (email: string, url: string): Letter => ({
  subject: 'Confirmez votre nouvelle adresse email',
  title: 'Confirmez votre nouvelle adresse email',
  greeting: 'Bonjour,',
  parts: [
    text('Le titulaire d’un compte de l’extranet veut désormais se connecter avec cette adresse\u00a0:'),
    { kind: 'facts', facts: [['Nouvelle adresse', email]] },
    { kind: 'button', label: 'Confirmer cette adresse', url },
    text('Ce lien est valable 48 heures et ne sert qu’une fois. D’ici là, l’ancienne adresse compte.'),
    text('Si vous n’avez rien demandé, ignorez ce message\u00a0: rien ne changera.'),
  ],
});

/** To the new address when an account already has it: only its owner learns that. */
export const emailTakenMail = (email: string, publicUrl: string): Letter => ({
  subject: 'Cette adresse a déjà un compte',
  title: 'Cette adresse a déjà un compte',
  greeting: 'Bonjour,',
  parts: [
    text(
      'Le titulaire d’un autre compte a demandé à se connecter avec cette adresse, mais elle a déjà un compte\u00a0:',
    ),
    { kind: 'facts', facts: [['Identifiant', email]] },
    text(
      'Rien n’a changé. Si la demande vient de vous, connectez-vous avec le compte de cette adresse, ou choisissez-en une autre. Pour n’en garder qu’un, appelez-nous.',
    ),
    { kind: 'button', label: 'Ouvrir l’extranet', url: `${publicUrl}/` },
    text('Si vous n’avez rien demandé, ignorez ce message.'),
  ],
});

const TAKE_BACK =
  'Si ce n’est pas vous, ouvrez le lien ci-dessous, dans les sept jours\u00a0: cette adresse reste ou redevient celle du compte, tous les appareils sont déconnectés et un nouveau mot de passe est à choisir.';

/** To the current address, before the change is confirmed. */
export const emailChangeAskedMail = (firstname: string, newEmail: string, url: string): Letter => ({
  subject: 'Changement de votre adresse email',
  title: 'Un changement d’adresse email a été demandé',
  greeting: `Bonjour ${firstname},`,
  parts: [
    text(
      'L’adresse email de votre compte doit être remplacée. Elle le sera quand la nouvelle aura été confirmée.',
    ),
    { kind: 'facts', facts: [['Nouvelle adresse', newEmail]] },
    text(
      'Si c’est vous, vous n’avez rien à faire ici\u00a0: ouvrez le message envoyé à la nouvelle adresse.',
    ),
    text(TAKE_BACK),
    { kind: 'button', label: 'Ce n’est pas moi', url },
  ],
});

/** To the old address, after the change was confirmed. */
export const emailChangedMail = (firstname: string, newEmail: string, url: string): Letter => ({
  subject: 'Votre adresse email a été changée',
  title: 'Votre adresse email a été changée',
  greeting: `Bonjour ${firstname},`,
  parts: [
    text(
      'L’adresse email de votre compte a été remplacée\u00a0: vous vous connectez désormais avec la nouvelle.',
    ),
    { kind: 'facts', facts: [['Nouvelle adresse', newEmail]] },
    text(TAKE_BACK),
    { kind: 'button', label: 'Ce n’est pas moi', url },
  ],
});

export const emailTakenBackMail = (firstname: string, email: string, publicUrl: string): Letter => ({
  subject: 'Votre adresse email est rétablie',
  title: 'Votre adresse email est rétablie',
  greeting: `Bonjour ${firstname},`,
  parts: [
    text(
      'Le changement d’adresse est annulé, et tous les appareils ont été déconnectés. Votre compte a cette adresse\u00a0:',
    ),
    { kind: 'facts', facts: [['Identifiant', email]] },
    text(
      'L’ancien mot de passe ne sert plus\u00a0: choisissez-en un nouveau par «\u00a0Mot de passe oublié\u00a0».',
    ),
    { kind: 'button', label: 'Ouvrir l’extranet', url: `${publicUrl}/` },
  ],
});

/** To both addresses, when the supplier changed the account's address. */
export const emailChangedForYouMail = (firstname: string, before: string, after: string): Letter => ({
  subject: 'L’adresse email de votre compte a été changée',
  title: 'L’adresse email de votre compte a été changée',
  greeting: `Bonjour ${firstname},`,
  parts: [
    text('Nous avons changé l’adresse email de votre compte\u00a0:'),
    {
      kind: 'facts',
      facts: [
        ['Ancienne adresse', before],
        ['Nouvelle adresse', after],
      ],
    },
    text(
      'Connectez-vous désormais avec la nouvelle\u202f; votre mot de passe est inchangé. Vos appareils ont été déconnectés.',
    ),
    text('Si vous n’avez rien demandé, appelez-nous sans attendre.'),
  ],
});
