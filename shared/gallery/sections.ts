import type { ComponentType } from 'react';
import { Bench } from './sections/Bench.tsx';
import { Buttons } from './sections/Buttons.tsx';
import { Fields } from './sections/Fields.tsx';
import { Files } from './sections/Files.tsx';
import { Forms } from './sections/Forms.tsx';
import { Foundations } from './sections/Foundations.tsx';
import { Lists } from './sections/Lists.tsx';
import { Messages } from './sections/Messages.tsx';
import { Naughty } from './sections/Naughty.tsx';
import { Overlays } from './sections/Overlays.tsx';
import { RichText } from './sections/RichText.tsx';
import { Tables } from './sections/Tables.tsx';

interface Section {
  id: string;
  title: string;
  content: ComponentType;
}

export const sections: readonly Section[] = [
  { id: 'foundations', title: 'Fondations', content: Foundations },
  { id: 'buttons', title: 'Boutons et liens', content: Buttons },
  { id: 'fields', title: 'Champs', content: Fields },
  { id: 'lists', title: 'Listes de choix', content: Lists },
  { id: 'forms', title: 'Formulaires', content: Forms },
  { id: 'messages', title: 'Messages et états', content: Messages },
  { id: 'overlays', title: 'Fenêtres', content: Overlays },
  { id: 'tables', title: 'Tableaux', content: Tables },
  { id: 'files', title: 'Fichiers et images', content: Files },
  { id: 'rich-text', title: 'Texte mis en forme', content: RichText },
  { id: 'naughty', title: 'Contenus extrêmes', content: Naughty },
  { id: 'bench', title: 'Cent mille lignes', content: Bench },
];
