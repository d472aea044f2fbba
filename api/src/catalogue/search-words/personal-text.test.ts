import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPersonal } from './personal-text.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

const PERSONAL = [
  'AB-123-CD',
  'attelage ab 123 cd',
  'faisceau pour AB.123.CD svp',
  'immat:AB-123-CD',
  'AB–123–CD',
  'ÀB-123-CD',
  'A\u200bB-123-CD',
  '1234 AB 56 attelage',
  'attelage 1-ABC-123',
  'VF3LBHZTZGS123456',
  'vin=vf3lbhztzgs123456',
  'châssis wvw zzz au ze w123456',
  'VF3LBHZTZGS12345',
  'jean.dupont@example.com',
  'attelage jean＠example',
  '0612345678',
  'rappel 06 12 34 56 78',
  'tél. 06.12.34.56.78',
  '+33 6 12 34 56 78',
  '0033612345678',
  '33612345678',
  '+49 (151) 23456789',
];

const KEPT = [
  'boule attelage 308',
  'peugeot 308 ii 2016',
  'faisceau 13 broches golf 7',
  'FA-00059',
  'fa 00059 2016',
  '5Q0055203A',
  'EAN 3661234567895',
  '8200689123',
  'crochet 2008 II 2021',
  'mercedes classe a w176 2016',
  'C-HR 2020',
  'attelage +50 kg',
];

describe('a text that is searched in vain', () => {
  for (const text of PERSONAL)
    it(`is personal where it has a plate, a VIN, a telephone number or an address: ${text} [B1.09]`, () =>
      assert.equal(isPersonal(text, NOW), true));
  for (const text of KEPT)
    it(`is about parts: ${text} [B3.07]`, () => assert.equal(isPersonal(text, NOW), false));
});
