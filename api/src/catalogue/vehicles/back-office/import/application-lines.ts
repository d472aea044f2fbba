import type { Application } from '@extranet/shared/contracts';
import { referenceKey, searchable, TEXT_MAX } from '@extranet/shared/rules';
import { EQUIPMENT, type Equipment } from '@extranet/shared/rules/vehicle';
import type { SheetRow } from '../../../../base/spreadsheets/sheet.ts';
import { problemOf } from '../../checked-applications.ts';
import type { ApplicationColumns } from './application-columns.ts';
import { yearsIn } from './year-cells.ts';

const NAME_MAX = { marque: 60, modele: 80, note: 200 } as const;
/** As files and people call the equipment, besides its own name; the first is what the form calls it. */
const EQUIPMENT_WORDS: Record<Equipment, readonly string[]> = {
  preparation: ['Préparation d’origine', 'Préparation', 'Préparation attelage', 'Prédisposition'],
  parkingAid: ['Aide au stationnement', 'Radar de recul', 'Radars'],
  ledLights: ['Feux à LED', 'LED', 'Feux LED'],
  spareWheel: ['Roue de secours'],
  sportBumper: ['Pare-chocs sport', 'Pare-chocs sportif', 'Kit sport'],
};
const BY_WORD = new Map<string, Equipment>(
  EQUIPMENT.flatMap((name) =>
    [name, ...EQUIPMENT_WORDS[name]].map((word): [string, Equipment] => [searchable(word), name]),
  ),
);

export interface ApplicationLine {
  readonly line: number;
  readonly ref: string;
  readonly refNorm: string;
  /** null: the file says that the product fits no vehicle. */
  readonly application: Application | null;
}

/** The reference, where it was read: what such a product has stays as it is. */
export interface UnreadableLine {
  readonly line: number;
  readonly ref: string;
  readonly reason: string;
  readonly refNorm: string;
}

export function readLine(
  { number: line, cells }: SheetRow,
  columns: ApplicationColumns,
  now: Date,
): ApplicationLine | UnreadableLine {
  const cell = (name: keyof ApplicationColumns) => (cells[columns[name] ?? -1] ?? '').trim();
  const ref = cell('ref');
  const refNorm = referenceKey(ref);
  const unreadable = (reason: string): UnreadableLine => ({
    line,
    ref: short(ref),
    reason,
    refNorm,
  });
  if (!refNorm) return unreadable('La référence manque.');
  if (ref.length > TEXT_MAX.reference || !cells.every((text) => text.isWellFormed()))
    return unreadable('La référence est trop longue ou illisible.');
  const [marque, modele, note] = [cell('marque'), cell('modele'), cell('note')];
  if (marque.length > NAME_MAX.marque || modele.length > NAME_MAX.modele || note.length > NAME_MAX.note)
    return unreadable('La marque, le modèle ou la note est trop longue.');
  if (!marque && !modele && !cell('from') && !cell('to')) return { line, ref, refNorm, application: null };
  const years = yearsIn(cell('from'), cell('to'), now);
  if (typeof years === 'string') return unreadable(years);
  const equipment = { with: equipmentIn(cell('with')), without: equipmentIn(cell('without')) };
  if ('unknown' in equipment.with) return unreadable(unknownEquipment(equipment.with.unknown));
  if ('unknown' in equipment.without) return unreadable(unknownEquipment(equipment.without.unknown));
  const application: Application = {
    marque,
    modele,
    ...years,
    with: equipment.with.names,
    without: equipment.without.names,
    note,
  };
  const problem = problemOf(application);
  return problem ? unreadable(problem) : { line, ref, refNorm, application };
}

function equipmentIn(text: string): { names: Equipment[] } | { unknown: string } {
  const words = text
    .split(/[,+|/]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const unknown = words.find((word) => !BY_WORD.has(searchable(word)));
  if (unknown !== undefined) return { unknown };
  return { names: [...new Set(words.flatMap((word) => BY_WORD.get(searchable(word)) ?? []))] };
}

/** 'préparation d’origine' */
export const equipmentInWords = (name: Equipment): string => {
  const [label = name] = EQUIPMENT_WORDS[name];
  return label.charAt(0).toLowerCase() + label.slice(1);
};

const unknownEquipment = (word: string) =>
  `L’équipement «\u00a0${short(word)}\u00a0» est inconnu. Connus\u00a0: ${EQUIPMENT.map((name) => EQUIPMENT_WORDS[name][0]).join(', ')}.`;

const short = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
