/** A model with a complete range, and what decides about its parts. */
export interface RangeModel {
  readonly marque: string;
  readonly modele: string;
  /** Braked towing mass and load on the ball, in kilograms, of the engine that tows most. */
  readonly tows: number;
  readonly nose: number;
  /** R rotule équerre, C col de cygne, D démontable, E escamotable; small when the bumper must be cut for it. */
  readonly ways: string;
  /** p: a harness for the maker's preparation; s: a towbar of its own for the sports bumper; w: no escamotable with a spare wheel. */
  readonly traits: string;
}

/** Make: model tows/nose ways traits. */
const MODELS: Record<string, string> = {
  Peugeot: `208 I 1100/55 RD, 208 II 1200/50 RCd, 308 II 1500/70 RCDE ps, 308 II Break 1500/70 RCDE w, 308 III 1550/62 CDe p,
    2008 II 1200/61 RCD, 3008 II 1600/70 RCDE pw, 5008 II 1600/70 RCDE pw, Expert III 2300/80 RD, Boxer III 2500/100 RC`,
  Renault: `Clio IV 1200/75 RCD, Clio V 1200/75 CD, Mégane IV 1500/75 RCDe ps, Mégane IV Break 1500/75 RCDe p, Scénic IV 1850/75 RCD,
    Captur II 1200/75 RCD, Kadjar 1800/75 RCDE p, Trafic III 2000/80 RCD, Master III 2500/100 RC`,
  Citroën: 'C3 III 1150/55 RD, C4 Picasso II 1600/70 RCD w, Berlingo III 1500/70 RCDe p',
  Dacia: 'Sandero II 1100/75 RD, Duster II 1500/75 RCD',
  Volkswagen: `Polo VI 1100/50 CD, Golf VII 1600/80 RCdE ps, Golf VII Break 1700/80 RCDE p, Golf VIII 1700/80 CdE ps, Tiguan II 2500/100 RCDE p,
    Passat B8 Break 2000/90 RCDE p, T-Roc 1700/80 CDE p, Touran III 1800/80 RCDE pw, Transporter T6 2500/100 RCD p`,
  Audi: 'A3 8V 1800/80 CdE ps, A4 B9 Break 1900/80 CdE ps',
  BMW: 'Série 3 G20 1800/75 CdE ps, X1 F48 2000/80 CDE p, X3 G01 2400/100 CDE p',
  'Mercedes-Benz': 'Classe C W205 1800/75 Cde ps, GLC X253 2500/100 CDE p',
  Ford: 'Focus III 1500/75 RCD, Focus IV Break 1700/75 RCDE p, Kuga II 2100/100 RCDE p, Ranger III 3500/140 RC p',
  Opel: 'Corsa F 1200/55 Rd, Astra K 1500/75 RCDe p',
  Toyota: 'Corolla XII Break 750/50 RD, RAV4 V 1650/70 RCD, Hilux VIII 3500/120 RC',
  Škoda: 'Octavia III Break 1600/80 RCDE p, Kodiaq I 2500/100 RCDE p',
  Seat: 'Leon III 1700/80 RCdE ps',
  Fiat: '500 800/60 RD',
  Hyundai: 'Tucson III 1900/80 RCDE w',
  Nissan: 'Qashqai II 1800/75 RCD',
  Volvo: 'XC60 II 2400/100 CDE p',
};

const ENTRY = /^(.+) (\d+)\/(\d+) ([RCDErcde]+)(?: (\w+))?$/;

export const RANGE_MODELS: readonly RangeModel[] = Object.entries(MODELS).flatMap(([marque, list]) =>
  list.split(',').map((entry) => {
    const [, modele = '', tows, nose, ways = '', traits = ''] = ENTRY.exec(entry.trim()) ?? [];
    return { marque, modele, tows: Number(tows), nose: Number(nose), ways, traits };
  }),
);

export const rangeModel = (marque: string, modele: string): RangeModel | undefined =>
  RANGE_MODELS.find((model) => model.marque === marque && model.modele === modele);
