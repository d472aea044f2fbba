export interface Vehicle {
  readonly marque: string;
  readonly modele: string;
  readonly from: number;
  /** 0 for a model that is still built. */
  readonly to: number;
}

/** Make: model from-to, ... ; '+' after a model says that it also exists as an estate. */
const RANGE: Record<string, string> = {
  Peugeot: `206+ 1998-2009, 207+ 2006-2014, 208 I 2012-2019, 208 II 2019-, 307+ 2001-2008, 308 I+ 2007-2013,
    308 II+ 2013-2021, 308 III+ 2021-, 407+ 2004-2011, 408 2022-, 508 I+ 2010-2018, 508 II+ 2018-, 2008 I 2013-2019,
    2008 II 2019-, 3008 I 2009-2016, 3008 II 2016-2023, 3008 III 2023-, 5008 I 2009-2017, 5008 II 2017-2024,
    Partner II 2008-2018, Rifter 2018-, Expert III 2016-, Boxer III 2006-`,
  Renault: `Clio III+ 2005-2014, Clio IV+ 2012-2019, Clio V 2019-, Mégane II+ 2002-2009, Mégane III+ 2008-2016,
    Mégane IV+ 2016-2023, Laguna III+ 2007-2015, Talisman+ 2015-2022, Scénic III 2009-2016, Scénic IV 2016-2022,
    Captur I 2013-2019, Captur II 2019-, Kadjar 2015-2022, Austral 2022-, Koleos II 2016-2024, Arkana 2021-,
    Espace V 2015-2023, Kangoo II 2008-2021, Kangoo III 2021-, Trafic II 2001-2014, Trafic III 2014-, Master III 2010-2024`,
  Citroën: `C3 II 2009-2016, C3 III 2016-2024, C3 Aircross 2017-2024, C4 I 2004-2010, C4 II 2010-2018, C4 III 2020-,
    C4 Picasso II 2013-2018, C4 SpaceTourer 2018-2022, C4 Cactus 2014-2020, C5 II+ 2008-2017, C5 Aircross 2018-,
    C5 X 2021-, Berlingo II 2008-2018, Berlingo III 2018-, Jumpy III 2016-, Jumper II 2006-`,
  Dacia: `Sandero II 2012-2020, Sandero III 2020-, Logan MCV II 2013-2020, Duster I 2010-2017, Duster II 2017-2024,
    Duster III 2024-, Lodgy 2012-2022, Dokker 2012-2021, Jogger 2022-, Spring 2021-`,
  Volkswagen: `Polo V 2009-2017, Polo VI 2017-, Golf VI+ 2008-2013, Golf VII+ 2012-2020, Golf VIII+ 2019-, Passat B7+ 2010-2015,
    Passat B8+ 2014-2023, Tiguan I 2007-2016, Tiguan II 2016-2023, Tiguan III 2024-, Touran II 2010-2015, Touran III 2015-,
    T-Roc 2017-, T-Cross 2019-, Touareg II 2010-2018, Touareg III 2018-, Caddy IV 2015-2020, Caddy V 2020-,
    Transporter T5 2003-2015, Transporter T6 2015-2024, Crafter II 2016-, ID.4 2020-`,
  Audi: `A1 8X 2010-2018, A3 8P 2003-2012, A3 8V 2012-2020, A3 8Y 2020-, A4 B8+ 2008-2015, A4 B9+ 2015-2024, A5 8T 2007-2016,
    A6 C7+ 2011-2018, A6 C8+ 2018-, Q2 2016-, Q3 8U 2011-2018, Q3 F3 2018-, Q5 8R 2008-2016, Q5 FY 2016-2024, Q7 4M 2015-`,
  BMW: `Série 1 E87 2004-2011, Série 1 F20 2011-2019, Série 1 F40 2019-2024, Série 2 Active Tourer F45 2014-2021,
    Série 3 E90+ 2005-2012, Série 3 F30+ 2012-2019, Série 3 G20+ 2019-, Série 5 F10+ 2010-2017, Série 5 G30+ 2017-2023,
    X1 E84 2009-2015, X1 F48 2015-2022, X1 U11 2022-, X3 F25 2010-2017, X3 G01 2017-2024, X5 F15 2013-2018, X5 G05 2018-`,
  'Mercedes-Benz': `Classe A W176 2012-2018, Classe A W177 2018-, Classe B W246 2011-2018, Classe B W247 2018-,
    Classe C W204+ 2007-2014, Classe C W205+ 2014-2021, Classe C W206+ 2021-, Classe E W212+ 2009-2016, Classe E W213+ 2016-2023,
    GLA X156 2013-2020, GLA H247 2020-, GLC X253 2015-2022, GLE W166 2015-2019, Vito W447 2014-, Classe V W447 2014-,
    Sprinter W906 2006-2018, Sprinter W907 2018-`,
  Ford: `Fiesta VI 2008-2017, Fiesta VII 2017-2023, Focus II+ 2004-2011, Focus III+ 2011-2018, Focus IV+ 2018-, Mondeo IV+ 2007-2014,
    Mondeo V+ 2014-2022, Kuga I 2008-2012, Kuga II 2012-2019, Kuga III 2019-, Puma 2019-, EcoSport 2013-2022, C-Max II 2010-2019,
    S-Max II 2015-2023, Ranger III 2011-2022, Transit Custom 2012-2023, Transit Connect II 2013-2023`,
  Opel: `Corsa D 2006-2014, Corsa E 2014-2019, Corsa F 2019-, Astra H+ 2004-2010, Astra J+ 2009-2015, Astra K+ 2015-2021,
    Astra L+ 2021-, Insignia A+ 2008-2017, Insignia B+ 2017-2022, Mokka A 2012-2019, Mokka B 2020-, Crossland 2017-2024,
    Grandland 2017-2024, Zafira C 2011-2019, Combo D 2018-, Vivaro C 2019-`,
  Toyota: `Yaris III 2011-2020, Yaris IV 2020-, Yaris Cross 2021-, Auris II+ 2012-2019, Corolla XII+ 2018-, Avensis III+ 2009-2018,
    C-HR I 2016-2023, RAV4 IV 2012-2018, RAV4 V 2018-, Land Cruiser 150 2009-2023, Hilux VIII 2015-, Proace II 2016-`,
  Škoda: `Fabia II+ 2007-2014, Fabia III+ 2014-2021, Fabia IV 2021-, Octavia II+ 2004-2013, Octavia III+ 2013-2020, Octavia IV+ 2020-,
    Superb II+ 2008-2015, Superb III+ 2015-2023, Karoq 2017-, Kodiaq I 2016-2023, Kamiq 2019-, Scala 2019-, Yeti 2009-2017, Enyaq 2020-`,
  Seat: `Ibiza IV+ 2008-2017, Ibiza V 2017-, Leon II 2005-2012, Leon III+ 2012-2020, Leon IV+ 2020-, Ateca 2016-, Arona 2017-,
    Tarraco 2018-, Alhambra II 2010-2020`,
  Fiat: `500 2007-2024, 500X 2014-2024, 500L 2012-2022, Panda III 2011-, Punto Evo 2009-2018, Tipo II+ 2015-, Doblò II 2010-2022,
    Ducato III 2006-, Talento 2016-2021`,
  Hyundai: `i20 II 2014-2020, i20 III 2020-, i30 II+ 2012-2017, i30 III+ 2017-, ix35 2010-2015, Tucson III 2015-2020, Tucson IV 2020-,
    Kona I 2017-2023, Kona II 2023-, Santa Fe III 2012-2018, Santa Fe IV 2018-2024`,
  Kia: `Rio IV 2017-2023, Cee’d II+ 2012-2018, Ceed III+ 2018-, Sportage III 2010-2015, Sportage IV 2016-2021, Sportage V 2021-,
    Niro I 2016-2022, Niro II 2022-, Sorento III 2015-2020, Sorento IV 2020-, Stonic 2017-, EV6 2021-`,
  Nissan: `Micra V 2017-2023, Juke I 2010-2019, Juke II 2019-, Qashqai I 2007-2013, Qashqai II 2013-2021, Qashqai III 2021-,
    X-Trail III 2014-2022, X-Trail IV 2022-, Navara NP300 2015-2021, NV200 2009-2021, Leaf II 2017-2024`,
  Volvo: `V40 2012-2019, S60 II 2010-2018, V60 I 2010-2018, V60 II 2018-, V70 III 2007-2016, V90 II 2016-2024, XC40 2017-,
    XC60 I 2008-2017, XC60 II 2017-, XC70 II 2007-2016, XC90 II 2014-`,
  Mazda: `Mazda2 III 2014-, Mazda3 III 2013-2019, Mazda3 IV 2019-, Mazda6 III+ 2012-2023, CX-3 2015-2021, CX-30 2019-,
    CX-5 I 2012-2017, CX-5 II 2017-, CX-60 2022-`,
  Suzuki:
    'Swift IV 2010-2017, Swift V 2017-2024, Vitara IV 2015-, S-Cross I 2013-2021, S-Cross II 2021-, Jimny IV 2018-',
  Jeep: 'Renegade 2014-, Compass II 2017-, Cherokee KL 2013-2020, Grand Cherokee WK2 2010-2021, Avenger 2022-',
  'Land Rover': `Freelander II 2006-2014, Discovery IV 2009-2016, Discovery V 2017-, Discovery Sport 2014-,
    Range Rover Evoque I 2011-2018, Range Rover Evoque II 2018-, Defender L663 2019-`,
};

const ENTRY = /^(.+?)(\+?) (\d{4})-(\d{4})?$/;

export const vehicles: readonly Vehicle[] = Object.entries(RANGE).flatMap(([marque, list]) =>
  list.split(',').flatMap((entry) => {
    const [, modele = '', estate, from, to] = ENTRY.exec(entry.trim()) ?? [];
    const base = { marque, modele, from: Number(from), to: Number(to ?? 0) };
    return estate ? [base, { ...base, modele: `${modele} Break` }] : [base];
  }),
);
