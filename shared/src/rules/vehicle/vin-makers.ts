/**
 * By the first three characters of a VIN. Position 10 is the model year where the maker uses it so: the Volkswagen group,
 * Opel, Volvo, Hyundai, Kia, Land Rover and everybody in North America. Others write a plant or a nought there.
 */
const WITH_YEAR: Record<string, string> = {
  Volkswagen: 'WVW WVG WV1 WV2 3VW 1VW',
  Audi: 'WAU WUA WA1 TRU',
  Škoda: 'TMB',
  Seat: 'VSS',
  Opel: 'W0L W0V',
  Volvo: 'YV1 YV4',
  Hyundai: 'KMH TMA NLH',
  Kia: 'KNA KNE KND U5Y U6Y',
  'Land Rover': 'SAL',
  Jeep: '1C4 1J4 1J8',
};
const WITHOUT_YEAR: Record<string, string> = {
  Peugeot: 'VF3 VR3',
  Citroën: 'VF7 VR7 VS7',
  Renault: 'VF1 VF2 VS5',
  Dacia: 'UU1',
  BMW: 'WBA WBS WBY WBX',
  'Mercedes-Benz': 'WDB WDD WDC WDF W1K W1N W1V VSA',
  Ford: 'WF0 NM0',
  Opel: 'VXK',
  Toyota: 'JTD JTE JTH JTM JTN SB1 VNK NMT AHT YAR',
  Fiat: 'ZFA',
  Nissan: 'JN1 JN8 SJN VSK',
  Mazda: 'JMZ',
  Suzuki: 'JSA TSM MA3',
  Jeep: 'ZAC',
};

interface Maker {
  marque: string;
  usesYear: boolean;
}

const listed = (makers: Record<string, string>, usesYear: boolean) =>
  Object.entries(makers).flatMap(([marque, codes]) =>
    codes.split(' ').map((code): [string, Maker] => [code, { marque, usesYear }]),
  );

const MAKERS = new Map([...listed(WITH_YEAR, true), ...listed(WITHOUT_YEAR, false)]);

/** Of a VIN, or of its beginning. */
export const makerOf = (vin: string): Maker | undefined => MAKERS.get(vin.slice(0, 3));
