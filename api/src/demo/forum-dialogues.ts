/** Who speaks: A asks, B and C answer, M is the moderator. 'A?' waits for validation, 'M*' is a draft. */
export type Line = readonly [speaker: string, text: string];

/** {ref} and {vehicle} stand for the thread's product. */
export const dialogues: readonly (readonly Line[])[] = [
  [
    [
      'A',
      'Bonjour, après montage du {ref} sur une {vehicle}, le clignotant gauche de la remorque bat trop vite. Une idée ?',
    ],
    [
      'B',
      'Bonjour, même souci la semaine dernière : la remorque était en LED sans résistance. Essayez avec une remorque à ampoules.',
    ],
    ['A', 'Bien vu, avec une remorque classique tout est normal. <b>Merci !</b>'],
    [
      'M',
      'Pour les remorques à LED, activez la reconnaissance LED lors du codage : c’est décrit page 3 de la notice.',
    ],
  ],
  [
    [
      'A',
      'Quelqu’un a-t-il déjà posé le {ref} ? Je cherche le passage du faisceau vers l’habitacle sur {vehicle}.',
    ],
    [
      'C',
      'Oui, il y a un passe-fil d’origine derrière la garniture latérale gauche du coffre. Comptez vingt minutes de dépose.',
    ],
    ['A', 'Parfait, trouvé du premier coup. Merci beaucoup.'],
  ],
  [
    ['A', 'Le {ref} demande-t-il un codage à la valise sur une {vehicle} de fin de série ?'],
    [
      'M',
      'Oui : la remorque doit être déclarée dans la passerelle, sinon l’ESP de remorque et les aides au stationnement restent actifs.',
    ],
    ['B', 'Je confirme, dix minutes à la valise et plus aucun défaut au tableau de bord.'],
    ['C', 'Attention à bien mettre un chargeur de batterie pendant le codage.'],
    ['A', 'C’est noté, rendez-vous pris avec le client pour jeudi.'],
  ],
  [
    [
      'A',
      'Client mécontent : le radar de recul sonne avec la remorque attelée ({vehicle}, référence {ref}).',
    ],
    ['B', 'Le fil de coupure du radar est-il bien raccordé ? Sur ce modèle c’est le contact 12 du boîtier.'],
    ['A', 'Il était simplement débroché. Problème réglé, merci.'],
  ],
  [
    ['A', 'Peut-on monter le {ref} sans démonter le bouclier arrière de la {vehicle} ?'],
    [
      'C',
      'Non, il faut le déposer, mais il n’y a que huit vis et quatre agrafes. Prévoyez des agrafes neuves.',
    ],
    ['A?', 'Une dernière question : les agrafes sont-elles fournies dans le kit ?'],
  ],
  [
    ['A', 'Fusible de 20 A qui saute à chaque freinage avec le {ref}. Le véhicule est une {vehicle}.'],
    [
      'M',
      'Contrôlez la masse côté prise : un fil pincé derrière le support de prise donne exactement ce symptôme.',
    ],
    ['A', 'Exact, le fil blanc était pincé. Réparé, merci pour la rapidité.'],
    ['B', 'Même panne ici il y a un mois, même cause !'],
  ],
  [
    ['A', 'Quel est le temps de pose réaliste du {ref} ? La fiche me paraît optimiste pour une {vehicle}.'],
    ['B', 'Première fois : trois heures. Ensuite, deux heures sans se presser.'],
    ['C', 'Pareil ici. Le plus long, c’est la boîte à fusibles.'],
  ],
  [
    [
      'A',
      'La caravane de mon client a une prise 13 broches et le réfrigérateur ne fonctionne pas en roulant ({ref}).',
    ],
    [
      'M',
      'Il faut raccorder le + après contact et la charge : l’extension est en option sur cette référence.',
    ],
    ['A', 'Commandée ce matin. Je vous tiens au courant.'],
    ['A', 'Extension posée, tout fonctionne.'],
  ],
  [
    [
      'A',
      'Le détecteur d’angle mort de la {vehicle} affiche un défaut dès que la remorque est branchée. Est-ce normal avec le {ref} ?',
    ],
    [
      'C',
      'Oui, c’est le fonctionnement prévu par le constructeur : il se désactive avec une remorque reconnue.',
    ],
  ],
  [
    ['A', 'Bonjour, le tableau de la page 2 n’est pas lisible sur ma notice du {ref}.'],
    [
      'M',
      'Bonjour, la notice a été rééditée : demandez-la par téléphone, elle part dans la journée par email.',
    ],
    ['M*', 'Prévoir de remplacer la notice imprimée dans les cartons restants.'],
  ],
  [
    ['A', 'La notice du {ref} ne dit pas dans quel ordre poser attelage et faisceau sur une {vehicle}.'],
    ['B', 'L’attelage d’abord, le faisceau ensuite : la platine de la prise se fixe sur la traverse.'],
    ['A', 'Bien plus simple dans ce sens, merci.'],
  ],
  [
    ['A', 'Est-ce que le {ref} convient aussi au restylage de la {vehicle} ? Le bouclier paraît différent.'],
    [
      'M',
      'Oui, les points de fixation sont identiques. Seul le gabarit de découpe change : il est fourni en double.',
    ],
    ['C', 'Monté deux fois sur le restylage, aucun souci.'],
    ['B?', 'Je l’ai monté aussi, photos à venir.'],
  ],
];
