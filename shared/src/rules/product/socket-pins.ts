/** One contact of a trailer socket. */
export interface SocketPin {
  pin: number;
  /** What it feeds, in French: it stands on sheets and diagrams. */
  use: string;
  /** The colour of its wire in words, '' without a wire. */
  wire: string;
  /** That colour, and the one of its stripe when there are two. */
  tint: string;
  stripe?: string;
  /** Square millimetres of the wire. */
  section: number;
  /** Where it is on the face of the socket: 0 is the middle, 1 the rim. */
  x: number;
  y: number;
}

const YELLOW = '#e8c400';
const BLUE = '#1f6fd6';
const WHITE = '#ffffff';
const GREEN = '#1c9a4b';
const BROWN = '#7a4a24';
const RED = '#d4281f';
const BLACK = '#1a202c';
const PINK = '#ed8aa8';
const ORANGE = '#ee7d11';
const GREY = '#98a2b3';

type Wired = Omit<SocketPin, 'x' | 'y'>;

/** The contacts that both standards have, with the same uses and colours. */
const COMMON: readonly Wired[] = [
  { pin: 1, use: 'Clignotant gauche', wire: 'jaune', tint: YELLOW, section: 1.5 },
  { pin: 2, use: 'Antibrouillard arrière', wire: 'bleu', tint: BLUE, section: 1.5 },
  { pin: 3, use: 'Masse', wire: 'blanc', tint: WHITE, section: 2.5 },
  { pin: 4, use: 'Clignotant droit', wire: 'vert', tint: GREEN, section: 1.5 },
  { pin: 5, use: 'Feu de position droit', wire: 'brun', tint: BROWN, section: 1.5 },
  { pin: 6, use: 'Feux stop', wire: 'rouge', tint: RED, section: 1.5 },
  { pin: 7, use: 'Feu de position gauche', wire: 'noir', tint: BLACK, section: 1.5 },
];

const MORE: readonly Wired[] = [
  { pin: 8, use: 'Feu de recul', wire: 'rose', tint: PINK, section: 1.5 },
  { pin: 9, use: 'Plus permanent', wire: 'orange', tint: ORANGE, section: 2.5 },
  { pin: 10, use: 'Plus après contact', wire: 'gris', tint: GREY, section: 2.5 },
  { pin: 11, use: 'Masse du contact 10', wire: 'blanc et noir', tint: WHITE, stripe: BLACK, section: 2.5 },
  { pin: 12, use: 'Réservé', wire: '', tint: 'none', section: 0 },
  { pin: 13, use: 'Masse du contact 9', wire: 'blanc et rouge', tint: WHITE, stripe: RED, section: 2.5 },
];

const around = (at: number, count: number, distance: number, turn: number) => {
  const angle = ((at / count) * 360 + turn) * (Math.PI / 180);
  return { x: Math.sin(angle) * distance, y: -Math.cos(angle) * distance };
};

/** ISO 1724: six contacts around the seventh. */
const SEVEN: readonly SocketPin[] = COMMON.map((one, at) => ({
  ...one,
  ...(at === 6 ? { x: 0, y: 0 } : around(at, 6, 0.62, -30)),
}));

/** ISO 11446: eight contacts around five. */
const THIRTEEN: readonly SocketPin[] = [...COMMON, ...MORE].map((one, at) => ({
  ...one,
  ...(one.pin === 3 && { use: 'Masse des contacts 1 à 8' }),
  ...(at < 8 ? around(at, 8, 0.7, -22.5) : around(at - 8, 5, 0.32, 0)),
}));

/** What a product's own fields say of its wires. */
export interface WiredFeatures {
  prdPlus?: string;
  prodLigne?: string;
}

const PERMANENT = [9, 13];
const CHARGING = [10, 11];

/**
 * The contacts of a socket with 7 (ISO 1724) or 13 pins (ISO 11446); none for any other type. A harness without permanent feed
 * or charging line has no wires there: a sheet must not draw what its fields deny.
 */
export function socketPins(
  prodType: string,
  { prdPlus, prodLigne }: WiredFeatures = {},
): readonly SocketPin[] {
  if (prodType === '7') return SEVEN;
  if (prodType !== '13') return [];
  const bare = [...(prdPlus === 'Non' ? PERMANENT : []), ...(prodLigne === 'Non' ? CHARGING : [])];
  return bare.length === 0 ? THIRTEEN : THIRTEEN.map((one) => (bare.includes(one.pin) ? wireless(one) : one));
}

const wireless = ({ stripe: _, ...pin }: SocketPin): SocketPin => ({
  ...pin,
  wire: '',
  tint: 'none',
  section: 0,
});

export const socketStandard = (prodType: string): string => (prodType === '13' ? 'ISO 11446' : 'ISO 1724');
