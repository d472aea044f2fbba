/** Make: model first-last year, ...: models of the demonstration that many garages see. */
const POPULAR: Record<string, string> = {
  Peugeot:
    '208 I 2012-2019, 308 I 2007-2013, 308 II 2013-2021, 308 II Break 2014-2021, 3008 I 2009-2016, 3008 II 2016-2023, 2008 I 2013-2019, 5008 II 2017-2024, Partner II 2008-2018',
  Renault:
    'Clio IV 2012-2019, Clio V 2019-2025, Mégane III 2008-2016, Mégane IV 2016-2023, Scénic III 2009-2016, Captur I 2013-2019, Kadjar 2015-2022, Kangoo II 2008-2021, Trafic III 2014-2025',
  Citroën:
    'C3 II 2009-2016, C3 III 2016-2024, C4 II 2010-2018, C4 Picasso II 2013-2018, C5 Aircross 2018-2025, Berlingo II 2008-2018, Berlingo III 2018-2025',
  Dacia:
    'Sandero II 2012-2020, Sandero III 2020-2025, Duster I 2010-2017, Duster II 2017-2024, Lodgy 2012-2022',
  Volkswagen:
    'Polo VI 2017-2025, Golf VI 2008-2013, Golf VII 2012-2020, Passat B8 Break 2014-2023, Tiguan II 2016-2023, Touran III 2015-2025',
  Audi: 'A3 8V 2012-2020, A4 B8 2008-2015, Q3 8U 2011-2018',
  BMW: 'Série 1 F20 2011-2019, Série 3 F30 2012-2019, X1 F48 2015-2022',
  'Mercedes-Benz': 'Classe A W176 2012-2018, Classe B W246 2011-2018, Classe C W205 2014-2021',
  Ford: 'Fiesta VI 2008-2017, Focus III 2011-2018, Kuga II 2012-2019',
  Opel: 'Corsa E 2014-2019, Astra J 2009-2015, Mokka A 2012-2019',
  Toyota: 'Yaris III 2011-2020, RAV4 IV 2012-2018',
  Škoda: 'Fabia III 2014-2021, Octavia III 2013-2020',
  Seat: 'Ibiza V 2017-2025, Leon III 2012-2020',
  Fiat: '500 2009-2024, Ducato III 2009-2025',
  Hyundai: 'Tucson III 2015-2020',
  Kia: 'Sportage IV 2016-2021',
  Nissan: 'Qashqai I 2009-2013, Qashqai II 2013-2021',
  Volvo: 'XC60 I 2009-2017',
  Mazda: 'CX-5 I 2012-2017',
  Suzuki: 'Vitara IV 2015-2025',
  Jeep: 'Renegade 2014-2025',
};

export interface PopularModel {
  readonly marque: string;
  readonly modele: string;
  readonly from: number;
  readonly to: number;
}

const ENTRY = /^(.+) (\d{4})-(\d{4})$/;

export const popularModels: readonly PopularModel[] = Object.entries(POPULAR).flatMap(([marque, list]) =>
  list.split(', ').map((entry) => {
    const [, modele = '', from, to] = ENTRY.exec(entry) ?? [];
    return { marque, modele, from: Number(from), to: Number(to) };
  }),
);
