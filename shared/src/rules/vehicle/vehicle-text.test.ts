import { readVehicleText } from './vehicle-text.ts';

const read = (text: string) => readVehicleText(text, 2026);

describe('what was typed to find a vehicle', () => {
  it.each([
    ['AB-123-CD', 'AB-123-CD'],
    [' ab 123 cd ', 'AB-123-CD'],
    ['ab123cd', 'AB-123-CD'],
    ['AB-123-CD 75', 'AB-123-CD'],
    ['ab123cd2a', 'AB-123-CD'],
    ['AB–123–CD'.replaceAll('–', '.'), 'AB-123-CD'],
    ['AB-1O3-CD', 'AB-103-CD'],
    ['AB-I23-CD', 'AB-123-CD'],
    ['1234 ab 56', '1234 AB 56'],
    ['123ABC2A', '123 ABC 2A'],
    ['1O34 AB 75', '1034 AB 75'],
    ['77 QW 974', '77 QW 974'],
  ])('a French plate, %s, is shown as %s [B1.01]', (typed, shown) => {
    expect(read(typed)).toMatchObject({ kind: 'plate', text: shown });
    expect(read(typed).problem).toBeUndefined();
  });

  it.each([
    ['1234 AB 20'],
    ['1234 AB 99'],
    ['308 II 2016'],
    ['C-HR 2020'],
    ['XC60 II'],
    ['XC60 AWD'],
    ['CX60 AWD'],
    ['C3 110 CV'],
    ['A8 250 V8'],
    ['308 SW 1B'],
    ['2008 II 2021'],
    ['208 GTI'],
    ['golf 7 break'],
    ['CX-5 2016'],
    ['IX-35'],
    ['audi a3 8v 2.0 tdi 2016'],
    ['mercedes classe a w176 2016'],
    ['308II2016'],
    ['golf7break'],
    ['c4 picasso 2'],
    ['AT-208 FA-59'],
    ['at208 fa59'],
    ['Mégane IV'],
  ])('words and model names, %s, are not taken for a plate, a VIN or line D.2 [B1.01]', (typed) => {
    expect(read(typed)).toMatchObject({ kind: 'words', text: typed });
  });

  it.each([
    ['AB-000-CD', 'plateForm'],
    ['AU-123-CD', 'plateForm'],
    ['AO-123-CD', 'plateForm'],
    ['AB-123-C0', 'plateForm'],
    ['A8-123-CD', 'plateForm'],
    ['1234 AB 5B', 'plateForm'],
    ['AA-1234-AA', 'plateForm'],
    ['AB-123-C', 'plateForm'],
    ['AB-123-', 'plateForm'],
    ['GB-123-X', 'foreignPlate'],
    ['GB12 XYZ', 'foreignPlate'],
    ['gb12xyz', 'foreignPlate'],
    ['1-ABC-123', 'foreignPlate'],
    ['1234 BCD', 'foreignPlate'],
    ['B-AB 1234', 'foreignPlate'],
    ['AB-12-CD', 'foreignPlate'],
  ])('a plate that France has not given, %s, is said to be one: %s [B1.01]', (typed, problem) => {
    expect(read(typed)).toMatchObject({ kind: 'plate', problem });
  });

  it('a VIN says make and year where its maker writes them [B1.01 B1.07]', () => {
    expect(read('wvw zzz au ze w123456')).toMatchObject({
      kind: 'vin',
      text: 'WVWZZZAUZEW123456',
      known: { marque: 'Volkswagen', year: 2014 },
    });
    expect(read('VF3LBHZTZGS123456')).toMatchObject({ kind: 'vin', known: { marque: 'Peugeot' } });
    expect(read('VF3LBHZTZGS123456').known.year).toBeUndefined();
    expect(read('TMBJJ7NE8L0123456').known).toEqual({ marque: 'Škoda', year: 2020 });
    expect(read('YV1AS982081234567').known).toEqual({ marque: 'Volvo', year: 2008 });
    expect(readVehicleText('YV1AS9820V1234567', 2000).known.year).toBe(1997);
  });

  it('forgives letters that no VIN has, and says so', () => {
    expect(read('VF3LBHZTZGSO2345I')).toMatchObject({
      kind: 'vin',
      text: 'VF3LBHZTZGS023451',
      corrected: true,
    });
    expect(read('VF3LBHZTZGS023451').corrected).toBe(false);
  });

  it('checks the check digit in North America only', () => {
    expect(read('1C4PJMDS5GW123456').problem).toBe('vinCheck');
    expect(read('1M8GDM9AXKP042788').problem).toBeUndefined();
    expect(read('1M8GDM9A1KP042788').problem).toBe('vinCheck');
    expect(read('WVWZZZAUZEW123456').problem).toBeUndefined();
  });

  it('says that a VIN is too short or too long, with the make if it is there', () => {
    expect(read('VF3LBHZTZGS12345')).toMatchObject({
      kind: 'vin',
      problem: 'vinLength',
      known: { marque: 'Peugeot' },
    });
    expect(read('VF3LBHZTZGS1234567')).toMatchObject({ kind: 'vin', problem: 'vinLength' });
  });

  it('reads type, variant and version of line D.2, and says when they were cut off [B1.01]', () => {
    expect(read('lbhxmh/s')).toMatchObject({ kind: 'words' });
    expect(read('l45gwt-d1a000')).toMatchObject({ kind: 'variant', text: 'L45GWT-D1A000' });
    expect(read('M10 RENVP/1A2B')).toMatchObject({ kind: 'variant', text: 'M10 RENVP/1A2B' });
    expect(read('BM1F0H/')).toMatchObject({ kind: 'variant', problem: 'variantCut' });
  });

  it('knows the make and the year in words, and a Peugeot 2008 from the year [B1.01 B1.08]', () => {
    expect(read('Peugeot 308 II 2016').known).toEqual({ marque: 'Peugeot', year: 2016 });
    expect(read('vw golf 7').known).toEqual({ marque: 'Volkswagen' });
    expect(read('land rover discovery 2017').known).toEqual({ marque: 'Land Rover', year: 2017 });
    expect(read('peugeot 2008').known).toEqual({ marque: 'Peugeot' });
    expect(read('2008 2016').known).toEqual({ year: 2016 });
  });

  it('is empty when it has neither letters nor digits', () => {
    for (const typed of ['', '   ', '--', '💥'])
      expect(read(typed)).toMatchObject({ kind: 'words', text: '', problem: 'empty' });
  });

  it('the name of the line before its code is none of it [B1.01]', () => {
    for (const typed of ['D.2 LBHZTZ/1S', 'd2: LBHZTZ/1S', 'LBHZTZ/1S'])
      expect(read(typed)).toMatchObject({ kind: 'variant', text: 'LBHZTZ/1S' });
  });
});
