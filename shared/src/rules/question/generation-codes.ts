import { searchable } from '../search.ts';

/**
 * What the trade calls generations by, in the order of the generations: the makers' codes, '-' where nobody uses one, '/' between two of
 * the same. Public knowledge of the cars that are met in French garages. A catalogue calls a generation by its numeral ('Qashqai II') or by
 * one of these ('X5 F15'); of a car that it does not have nothing is said.
 */
const CODES = `
  208: A9 P21; 308: T7 T9 P51/P5; 508: W2 R8/R82/R83; 2008: A94 P24; 3008: T84/T8 P84/P8 P64;
  5008: T87 P87; Partner: M49/M59 B9 K9; Rifter: K9; Expert: - G9 K0; Boxer: 230 244 X250;
  Clio: X57 X65 X85 X98 BJA; Mégane: X64 X84 X95 XFB/BFB; Scénic: X64 X84 X95 XFA/RFA; Laguna: X56 X74 X91;
  Twingo: X06 X44 X07; Espace: J11 J63 J66 J81/X81 JFC; Kangoo: X76 X61 XFK; Trafic: - X83 X82; Master: - X70 X62 XDD;
  Captur: J87/X87 XJB/HJB; Kadjar: HFE; Koleos: H45 HZG; Talisman: LFD; Arkana: LJL;
  C3: A31 A51 B618; C4: LC B7 C41; C5: DC X7; C4 Picasso: B58 B78; Berlingo: M49/M59 B9 K9; Jumpy: - G9 K0;
  Jumper: 230/244 X250; Sandero: B90 B52/X52 DJF; Logan MCV: K90 K52; Duster: H79 HM P1310; Spring: BBG;
  Golf: - 1G 1H 1J 1K 5K 5G CD/CD1; Polo: - 86C 6N 9N 6R/6C AW; Passat: - - - - B5/3B B6/3C B7/362 B8/3G B9/CJ;
  Tiguan: 5N AD/AD1 CT/CT1; Touran: 1T/1T1/1T2 1T3 5T; Touareg: 7L 7P CR/CR7; Caddy: - 9K 2K SA SB; Sharan: 7M 7N;
  Transporter: - - - T4 T5/7H/7J T6/SG/SH; Crafter: 2E/2F SY/SZ; T-Roc: A11; T-Cross: C11;
  A1: 8X GB; A3: 8L 8P 8V 8Y; A4: B5/8D B6 B7 B8/8K B9/8W; A5: 8T F5; A6: C4 C5/4B C6/4F C7/4G C8/4A;
  Q2: GA; Q3: 8U F3; Q5: 8R FY/80A; Q7: 4L 4M;
  Série 1: E87/E81 F20/F21 F40 F70; Série 3: E21 E30 E36 E46 E90 F30 G20; Série 5: E12 E28 E34 E39 E60 F10 G30 G60;
  Série 2 Active Tourer: F45 U06; X1: E84 F48 U11; X3: E83 F25 G01 G45; X5: E53 E70 F15 G05; X6: E71 F16 G06;
  Classe A: W168 W169 W176 W177; Classe B: W245 W246 W247; Classe C: W202 W203 W204 W205 W206;
  Classe E: W124 W210 W211 W212 W213 W214; GLA: X156 H247; GLC: X253 X254; GLE: W166 V167/W167;
  Vito: W638 W639 W447; Classe V: W638 W447; Sprinter: W901/W902/W903 W906 W907/W910;
  Fiesta: - - - - JH B299 B479; Focus: DAW DA3 C346 C519; Mondeo: - - B4Y CA2 CD391; Kuga: C394 C520 C482/CX482;
  Transit Custom: V362 V710; Puma: J2K; Ranger: - - T6 P703;
  Corsa: A B/S93 C/X01 D/S07 E/X15 F/P2JO; Astra: F G/T98 H/A04 J/P10 K/B16 L; Insignia: A/G09 B/Z18;
  Zafira: A/T98 B/A05 C/P12; Mokka: A/J13 B/P2QO; Meriva: A/X03 B/S10; Vivaro: A/X83 B/X82 C/K0; Combo: B C D/X12 E/K9;
  Yaris: P10/XP10 P9/XP90 P13/XP130 P21/XP210; Auris: E15/E150 E18/E180; Avensis: T22 T25 T27;
  RAV4: XA10 XA20 XA30 XA40 XA50; C-HR: AX10 AX20; Proace: G9 K0;
  Fabia: 6Y 5J NJ PJ; Octavia: 1U 1Z 5E NX; Superb: 3U 3T 3V 3Y; Kodiaq: NS PS; Karoq: NU; Yeti: 5L;
  Ibiza: - 6K 6L 6J KJ; Leon: 1M 1P 5F KL; Alhambra: 7M 7N; Ateca: 5FP; Panda: - 169 312/319; Tipo: - 356;
  Doblò: 119/223 263; Ducato: 280/290 230/244 X250; Talento: X82;
  Tucson: JM LM TL/TLE NX4; Kona: OS SX2; Santa Fe: SM CM DM TM MX5; i20: PB GB BC3; i30: FD GD PD;
  Sportage: JA KM SL QL/QLE NQ5; Niro: - SG2; Sorento: BL XM UM MQ4; Rio: - JB UB YB; Ceed: ED JD CD; Picanto: SA TA JA;
  Qashqai: J10 J11 J12; Juke: F15 F16; X-Trail: T30 T31 T32 T33; Micra: K10 K11 K12 K13 K14;
  Navara: D22 D40 NP300/D23; NV200: M20; NV300: X82; Leaf: ZE0 ZE1;
  Mazda2: DY - DJ; Mazda3: BK BL BM BP; CX-5: KE KF; Swift: - - - FZ AZ; Vitara: - - - LY; Jimny: - - FJ JB74/GJ;
  Compass: MK49 MP; Cherokee: XJ KJ KK KL; Grand Cherokee: ZJ WJ WH WK2 WL;
  Freelander: L314 L359; Discovery: - - - L319 L462; Range Rover Evoque: L538 L551; Defender: - L663;
`;

/** One generation of one model. */
export interface CodedGeneration {
  /** The model, as it is compared. */
  readonly family: string;
  /** Counted from one. */
  readonly number: number;
  readonly codes: readonly string[];
}

const GENERATIONS: readonly CodedGeneration[] = CODES.split(';').flatMap((line) => {
  const [family = '', codes = ''] = line.trim().split(': ');
  return codes
    .split(' ')
    .map((own, at) => ({ family: searchable(family), number: at + 1, codes: own.split('/') }));
});

/** 'Vito 447' is how people call the W447. */
const writings = (code: string): string[] => (/^[A-Z]\d{3}$/.test(code) ? [code, code.slice(1)] : [code]);

const byCode = new Map<string, readonly CodedGeneration[]>();
for (const generation of GENERATIONS)
  for (const code of generation.codes.flatMap(writings))
    byCode.set(code, [...(byCode.get(code) ?? []), generation]);

/** The generations that are called so, of whichever models. */
export const generationsCoded = (code: string): readonly CodedGeneration[] => byCode.get(code) ?? [];
