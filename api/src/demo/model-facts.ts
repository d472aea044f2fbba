import type { Body } from '@extranet/shared/rules/vehicle';

/**
 * What models are built on, by make: 'platform body: models; ...'. Public knowledge of the makers' platforms; '-' where nobody tells
 * them apart for a fitting. An estate ('308 II Break') stands on the platform of its model.
 */
const FACTS: Record<string, string> = {
  Peugeot: `PF1 citadine: 206, 207, 208 I; CMP citadine: 208 II; PF2 berline: 307, 308 I; PF3 berline: 407, 508 I;
    EMP2 berline: 308 II, 308 III, 408, 508 II; PF1 suv: 2008 I; CMP suv: 2008 II; PF2 suv: 3008 I; PF2 monospace: 5008 I;
    EMP2 suv: 3008 II, 5008 II; STLA suv: 3008 III; PF2 utilitaire: Partner II; EMP2 monospace: Rifter;
    EMP2 utilitaire: Expert III; X250 utilitaire: Boxer III`,
  Renault: `B citadine: Clio III, Clio IV; CMF-B citadine: Clio V; C berline: Mégane II, Mégane III; D berline: Laguna III;
    CMF-CD berline: Mégane IV, Talisman; C monospace: Scénic III; CMF-CD monospace: Scénic IV, Espace V; B suv: Captur I;
    CMF-B suv: Captur II, Arkana; CMF-CD suv: Kadjar, Austral, Koleos II; C utilitaire: Kangoo II; CMF-CD utilitaire: Kangoo III;
    X83 utilitaire: Trafic II; X82 utilitaire: Trafic III; X62 utilitaire: Master III`,
  Citroën: `PF1 citadine: C3 II, C3 III; PF1 suv: C3 Aircross; PF2 berline: C4 I, C4 II; CMP berline: C4 III;
    EMP2 monospace: C4 Picasso II, C4 SpaceTourer, Berlingo III; PF1 berline: C4 Cactus; PF3 berline: C5 II; EMP2 suv: C5 Aircross;
    EMP2 berline: C5 X; PF2 utilitaire: Berlingo II; EMP2 utilitaire: Jumpy III; X250 utilitaire: Jumper II`,
  Dacia: `B0 citadine: Sandero II; CMF-B citadine: Sandero III; B0 break: Logan MCV II; B0 suv: Duster I, Duster II;
    CMF-B suv: Duster III; B0 monospace: Lodgy; B0 utilitaire: Dokker; CMF-B break: Jogger; CMF-A citadine: Spring`,
  Volkswagen: `PQ25 citadine: Polo V; MQB-A0 citadine: Polo VI; PQ35 berline: Golf VI; MQB berline: Golf VII, Golf VIII, Passat B8;
    PQ46 berline: Passat B7; PQ35 suv: Tiguan I; MQB suv: Tiguan II, Tiguan III, T-Roc; PQ35 monospace: Touran II;
    MQB monospace: Touran III; MQB-A0 suv: T-Cross; PL71 suv: Touareg II; MLB suv: Touareg III; PQ35 utilitaire: Caddy IV;
    MQB utilitaire: Caddy V; T5 utilitaire: Transporter T5, Transporter T6; MNB utilitaire: Crafter II; MEB suv: ID.4`,
  Audi: `PQ25 citadine: A1 8X; PQ35 berline: A3 8P; MQB berline: A3 8V, A3 8Y; MLB berline: A4 B8, A4 B9, A6 C7, A6 C8;
    MLB coupe: A5 8T; MQB suv: Q2, Q3 F3; PQ35 suv: Q3 8U; MLB suv: Q5 8R, Q5 FY, Q7 4M`,
  BMW: `E9x berline: Série 1 E87, Série 3 E90; E9x suv: X1 E84; F2x berline: Série 1 F20, Série 3 F30, Série 5 F10;
    F2x suv: X3 F25, X5 F15; UKL berline: Série 1 F40; UKL monospace: Série 2 Active Tourer F45; UKL suv: X1 F48;
    FAAR suv: X1 U11; CLAR berline: Série 3 G20, Série 5 G30; CLAR suv: X3 G01, X5 G05`,
  'Mercedes-Benz': `MFA berline: Classe A W176, Classe A W177; MFA monospace: Classe B W246, Classe B W247;
    MFA suv: GLA X156, GLA H247; W204 berline: Classe C W204, Classe E W212; MRA berline: Classe C W205, Classe C W206, Classe E W213;
    MRA suv: GLC X253; W166 suv: GLE W166; VS20 utilitaire: Vito W447; VS20 monospace: Classe V W447;
    NCV3 utilitaire: Sprinter W906; VS30 utilitaire: Sprinter W907`,
  Ford: `B citadine: Fiesta VI, Fiesta VII; C1 berline: Focus II, Focus III; C2 berline: Focus IV; EUCD berline: Mondeo IV;
    CD4 berline: Mondeo V; C1 suv: Kuga I, Kuga II; C2 suv: Kuga III; B suv: Puma, EcoSport; C1 monospace: C-Max II;
    CD4 monospace: S-Max II; T6 pickup: Ranger III; V362 utilitaire: Transit Custom; C1 utilitaire: Transit Connect II`,
  Opel: `SCCS citadine: Corsa D, Corsa E; CMP citadine: Corsa F; Delta berline: Astra H, Astra J; D2XX berline: Astra K;
    EMP2 berline: Astra L; Epsilon berline: Insignia A, Insignia B; Gamma suv: Mokka A; CMP suv: Mokka B; PF1 suv: Crossland;
    EMP2 suv: Grandland; Delta monospace: Zafira C; EMP2 monospace: Combo D; EMP2 utilitaire: Vivaro C`,
  Toyota: `B citadine: Yaris III; TNGA-B citadine: Yaris IV; TNGA-B suv: Yaris Cross; MC berline: Auris II, Avensis III;
    TNGA-C berline: Corolla XII; TNGA-C suv: C-HR I; MC suv: RAV4 IV; TNGA-K suv: RAV4 V; F2 suv: Land Cruiser 150;
    IMV pickup: Hilux VIII; EMP2 utilitaire: Proace II`,
  Škoda: `PQ25 citadine: Fabia II, Fabia III; MQB-A0 citadine: Fabia IV; PQ35 berline: Octavia II; MQB berline: Octavia III, Octavia IV, Superb III;
    PQ46 berline: Superb II; MQB suv: Karoq, Kodiaq I; MQB-A0 suv: Kamiq; MQB-A0 berline: Scala; PQ35 suv: Yeti; MEB suv: Enyaq`,
  Seat: `PQ25 citadine: Ibiza IV; MQB-A0 citadine: Ibiza V; PQ35 berline: Leon II; MQB berline: Leon III, Leon IV; MQB suv: Ateca, Tarraco;
    MQB-A0 suv: Arona; PQ46 monospace: Alhambra II`,
  Fiat: `Mini citadine: 500, Panda III; SUSW suv: 500X; SUSW monospace: 500L; SCCS citadine: Punto Evo; SUSW berline: Tipo II;
    SCCS utilitaire: Doblò II; X250 utilitaire: Ducato III; X82 utilitaire: Talento`,
  Hyundai:
    '- citadine: i20 II, i20 III; - suv: ix35, Tucson III, Tucson IV, Kona I, Kona II, Santa Fe III, Santa Fe IV',
  Kia: '- citadine: Rio IV; - suv: Sportage III, Sportage IV, Sportage V, Niro I, Niro II, Sorento III, Sorento IV, Stonic, EV6',
  Nissan: `- citadine: Micra V; B suv: Juke I; CMF-B suv: Juke II; C suv: Qashqai I; CMF-CD suv: Qashqai II, Qashqai III, X-Trail III, X-Trail IV;
    - pickup: Navara NP300; B utilitaire: NV200`,
  Volvo: `C1 berline: V40; EUCD berline: S60 II; EUCD break: V60 I, V70 III; SPA break: V60 II, V90 II; CMA suv: XC40;
    EUCD suv: XC60 I, XC70 II; SPA suv: XC60 II, XC90 II`,
  Mazda: '- citadine: Mazda2 III; - suv: CX-3, CX-30, CX-5 I, CX-5 II, CX-60',
  Suzuki: '- citadine: Swift IV, Swift V; - suv: Vitara IV, S-Cross I, S-Cross II, Jimny IV',
  Jeep: 'SUSW suv: Renegade, Compass II; - suv: Cherokee KL, Grand Cherokee WK2; CMP suv: Avenger',
  'Land Rover': `- suv: Freelander II, Discovery IV, Discovery V, Discovery Sport, Range Rover Evoque I, Range Rover Evoque II,
    Defender L663`,
};

interface ModelFacts {
  readonly body: Body;
  readonly platform: string;
}

const byModel: ReadonlyMap<string, ModelFacts> = new Map(
  Object.entries(FACTS).flatMap(([marque, text]) =>
    text.split(';').flatMap((group) => {
      const [, platform = '', body = '', models = ''] = /^\s*(\S+) (\w+):([\s\S]+)$/.exec(group) ?? [];
      const facts = { body: body as Body, platform: platform === '-' ? '' : platform };
      return models.split(',').map((model) => [`${marque} ${model.trim()}`, facts] as const);
    }),
  ),
);

export function modelFacts(marque: string, modele: string): ModelFacts {
  const plain = modele.replace(/ Break$/, '');
  const facts = byModel.get(`${marque} ${plain}`) ?? { body: 'berline', platform: '' };
  return plain === modele ? facts : { ...facts, body: 'break' };
}

/** Platforms on which the trailer must be declared to the vehicle, whatever the harness, as their workshop manuals have it. */
const CODED =
  `EMP2 CMP STLA CMF-CD CMF-B PQ35 PQ46 MQB MQB-A0 MLB MEB PL71 T5 MNB F2x UKL FAAR CLAR MFA MRA VS20 VS30 C1 C2 CD4 D2XX
  Epsilon SPA CMA`.split(/\s+/);
/** On these platforms, but with trailer sockets that need no declaration. */
const NOT_CODED = ['Nissan', 'Dacia', 'Toyota'];

export const needsCoding = (marque: string, modele: string): boolean =>
  CODED.includes(modelFacts(marque, modele).platform) && !NOT_CODED.includes(marque);
