import { variantKey } from '@extranet/shared/rules/vehicle';
import type { SourceVehicle } from '../vehicle-source.ts';

/** Type, variant and version as line D.2 writes them, make, model; it says nothing of the year. Invented, like the plates. */
const TABLE = `LBHZTZ/1S|Peugeot|308 II
LCBHZM/2B|Peugeot|308 II Break
MCBHZ6/1P|Peugeot|3008 II
CCHMZ0/1D|Peugeot|208 I
NDHNYM/1C|Citroën|C4 Picasso II
SXHMZ6/3A|Citroën|C3 III
BAHNPJ/2E|Citroën|C5 Aircross
RFB-M4N5A0-1|Renault|Mégane IV
RFD-K9K646-2|Renault|Scénic IV
5RBR0H-J6A1|Renault|Clio IV
HSDA-J4M1A5|Dacia|Duster II
AUDGTDX0-FM6FM62S021N7MM|Volkswagen|Golf VII
AUVDGTEX0-SGFM6FM62P031N7|Volkswagen|Golf VII Break
5NADFGX0-SGFD7FD7A014N7|Volkswagen|Tiguan II
8VACXXBX0-FM6A40Q|Audi|A3 8V
3L-8E51-A1500000|BMW|Série 3 F30
204K0-D205-ZZAAA50|Mercedes-Benz|Classe C W205
DYB-XWDB1U-5FACCU|Ford|Focus III
P-J/A1B-BG11|Opel|Astra J
5EACXBKX01-NFM5FM5A4|Škoda|Octavia III
5FACXXBX01-FM5A7Q|Seat|Leon III
J11-A05-AD0A|Nissan|Qashqai II`;

/** By the key that disregards separators. */
export const demonstrationVariants: ReadonlyMap<string, SourceVehicle> = new Map(
  TABLE.split('\n').map((line) => {
    const [text = '', marque = '', modele = ''] = line.split('|');
    return [variantKey(text), { marque, modele, year: 0, equipment: {} }];
  }),
);
