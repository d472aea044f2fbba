import type { SourceVehicle } from '../vehicle-source.ts';

/** One of each make: VIN, make, model, year. Of any other VIN only make and year are known, by its own rules. */
const TABLE = `VF3LBHZTZGS123456|Peugeot|308 II|2016
VF7NDHNYMGT123456|Citroën|C4 Picasso II|2016
VF1RFB00X57123456|Renault|Mégane IV|2017
UU1HSDJ9F58123456|Dacia|Duster II|2018
WVWZZZAUZGW123456|Volkswagen|Golf VII|2016
WAUZZZ8V1GA123456|Audi|A3 8V|2016
WBA8E51070K123456|BMW|Série 3 F30|2016
WDD2050041R123456|Mercedes-Benz|Classe C W205|2016
WF0LXXGCBLGJ12345|Ford|Focus III|2016
W0LPD6EA0FG123456|Opel|Astra J|2015
VNKKG3D330A123456|Toyota|Yaris III|2016
TMBJJ7NE8G0123456|Škoda|Octavia III|2016
VSSZZZ5FZGR123456|Seat|Leon III|2016
ZFA3120000J123456|Fiat|500|2016
TMAJ3813AGJ123456|Hyundai|Tucson III|2016
U5YPH813GGL123456|Kia|Sportage IV|2016
SJNFAAJ11U1123456|Nissan|Qashqai II|2016
YV1DZ8756G2123456|Volvo|XC60 I|2016
JMZKEF97600123456|Mazda|CX-5 I|2016
TSMLYE21S00123456|Suzuki|Vitara IV|2016
ZACBU52A0GP123456|Jeep|Renegade|2016
SALCA2BN8GH123456|Land Rover|Discovery Sport|2016`;

export const demonstrationVins: ReadonlyMap<string, SourceVehicle> = new Map(
  TABLE.split('\n').map((line) => {
    const [vin = '', marque = '', modele = '', year] = line.split('|');
    return [vin, { marque, modele, year: Number(year), equipment: {} }];
  }),
);
