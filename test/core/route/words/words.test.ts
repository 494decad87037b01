import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ownPlaceWord } from '#core/route/words/own-place.ts';
import { readRoute } from '#core/route/words/words.ts';
import type { Word } from '#core/route/words/word.ts';
import { times } from '../../../helpers/long.ts';

const kindsOf = (text: string) => readRoute(text).words.map(({ kind, from, to }) => `${kind} ${text.slice(from, to)}`);
const faultsOf = (text: string) => readRoute(text).faults.map(({ code, from, to }) => `${code} ${text.slice(from, to)}`);
const only = (text: string): Word => {
  const [word, ...others] = readRoute(text).words;
  if (word === undefined || others.length > 0) throw new Error(`${text} is not one word`);
  return word;
};

it.each([
  ['LSGG', { kind: 'point', ident: 'LSGG' }],
  ['lsgg', { kind: 'point', ident: 'LSGG' }],
  ['MOLUS', { kind: 'point', ident: 'MOLUS' }],
  ['CH-0005', { kind: 'point', ident: 'CH-0005' }],
  ['00AA', { kind: 'point', ident: '00AA' }],
  ['DCT', { kind: 'direct' }],
  ['VFR', { kind: 'rules', rules: 'VFR' }],
  ['IFR', { kind: 'rules', rules: 'IFR' }],
  ['OAT', { kind: 'traffic', traffic: 'OAT' }],
  ['GAT', { kind: 'traffic', traffic: 'GAT' }],
  ['T', { kind: 'truncated' }],
  ['STAY1/0035', { kind: 'stay', minutes: 35 }],
  ['STAY9/2359', { kind: 'stay', minutes: 1_439 }],
  ['46,6.5', { kind: 'coordinates', position: { latitude: 46, longitude: 6.5 } }],
  ['DEPUL@45.3,5.6', { kind: 'coordinates', position: { latitude: 45.3, longitude: 5.6 }, label: { ident: 'DEPUL', name: null } }],
  ['depul@4518N00536E', { kind: 'coordinates', label: { ident: 'DEPUL', name: null } }],
  ['"VRP Fort l\'Ecluse"@46.11,5.89', { kind: 'coordinates', label: { ident: "VRP Fort l'Ecluse", name: null } }],
  ['FORT="a ""b"""@46.11 5.89', { kind: 'coordinates', label: { ident: 'FORT', name: 'a "b"' } }],
  ['UN869', { kind: 'airway', ident: 'UN869' }],
  ['A1', { kind: 'airway', ident: 'A1' }],
  ['Q114', { kind: 'airway', ident: 'Q114' }],
  ['M123', { kind: 'airway', ident: 'M123' }],
  ['A055', { kind: 'airway', ident: 'A055' }],
  ['MOLUS3A', { kind: 'procedure', ident: 'MOLUS3A' }],
  ['DEEZZ5', { kind: 'procedure', ident: 'DEEZZ5' }],
  ['SID', { kind: 'procedure', ident: 'SID' }],
  ['GVA090015', { kind: 'bearingDistance', ident: 'GVA', bearing: 90, distance: 15 }],
  ['DUB180040', { kind: 'bearingDistance', ident: 'DUB', bearing: 180, distance: 40 }],
  ['B2360005', { kind: 'bearingDistance', ident: 'B2', bearing: 360, distance: 5 }],
  ['N0120A055', { kind: 'speedLevel', speed: { unit: 'kt', value: 120 }, level: { kind: 'altitude', feet: 5500 } }],
  ['K0220F085', { kind: 'speedLevel', speed: { unit: 'kmh', value: 220 }, level: { kind: 'flightLevel', feet: 8500 } }],
  ['N0110VFR', { kind: 'speedLevel', speed: { unit: 'kt', value: 110 }, level: { kind: 'vfr', feet: null } }],
  ['M082F330', { kind: 'speedLevel', speed: { unit: 'mach', value: 0.82 }, level: { kind: 'flightLevel', feet: 33_000 } }],
  [
    'N0450S1130',
    { kind: 'speedLevel', speed: { unit: 'kt', value: 450 }, level: { kind: 'metricLevel', feet: expect.closeTo(37_073.5, 1) } },
  ],
  ['N0450M0840', { kind: 'speedLevel', level: { kind: 'metricAltitude', feet: expect.closeTo(27_559.1, 1) } }],
  ['N0120', { kind: 'speedLevel', speed: { unit: 'kt', value: 120 }, level: undefined }],
  ['M082', { kind: 'speedLevel', speed: { unit: 'mach', value: 0.82 }, level: undefined }],
  ['FL85', { kind: 'speedLevel', speed: undefined, level: { kind: 'flightLevel', feet: 8500 } }],
  ['46N006E', { kind: 'coordinates', position: { latitude: 46, longitude: 6 } }],
  ['4620N00610E', { kind: 'coordinates', position: { latitude: 46 + 20 / 60, longitude: 6 + 10 / 60 } }],
  ['462030N0061030E', { kind: 'coordinates', position: { latitude: expect.closeTo(46.341_667, 6), longitude: expect.closeTo(6.175, 9) } }],
  ['N4620.5 E00610.2', { kind: 'coordinates', position: { latitude: expect.closeTo(46.341_667, 6), longitude: 6.17 } }],
  ['S4620.5W00610.2', { kind: 'coordinates', position: { latitude: expect.closeTo(-46.341_667, 6), longitude: -6.17 } }],
  ['46.2381, 6.1089', { kind: 'coordinates', position: { latitude: 46.2381, longitude: 6.1089 } }],
  ['-46.2381,-6.1', { kind: 'coordinates', position: { latitude: -46.2381, longitude: -6.1 } }],
  [
    '46°14′17″N 6°6′32″E',
    { kind: 'coordinates', position: { latitude: expect.closeTo(46.238_06, 5), longitude: expect.closeTo(6.108_89, 5) } },
  ],
  ['9920N00610E', { kind: 'coordinates', position: undefined }],
  ['4660N00610E', { kind: 'coordinates', position: undefined }],
  ['LSGG!', { kind: 'unknown' }],
  ['1234', { kind: 'unknown' }],
  ['ÄÖÜ', { kind: 'unknown' }],
])('one word %s is %o', (text, word) => {
  expect(only(text)).toMatchObject({ ...word, from: 0, to: text.length });
});

describe('words', () => {
  it.each([
    ['LSGG DCT GVA DCT LFMN', ['point LSGG', 'direct DCT', 'point GVA', 'direct DCT', 'point LFMN']],
    ['LSGG,GVA;LFMN', ['point LSGG', 'point GVA', 'point LFMN']],
    ['LSGG-GVA-LFMN', ['point LSGG', 'point GVA', 'point LFMN']],
    ['LSGG → CH-0005 -> LFMN', ['point LSGG', 'point CH-0005', 'point LFMN']],
    ['KJFK..MERIT..KBOS', ['point KJFK', 'point MERIT', 'point KBOS']],
    ['LSGG/LFMN', ['point LSGG', 'point LFMN']],
    ['NIZ/N0120A055', ['point NIZ', 'speedLevel N0120A055']],
    ['NIZ/A055', ['point NIZ', 'speedLevel A055']],
    ['46N078W/M082F330 X', ['coordinates 46N078W', 'speedLevel M082F330', 'unknown X']],
    ['GVA-46N006E-LFMN', ['point GVA', 'coordinates 46N006E', 'point LFMN']],
    ['DUB180040/N0350M0840', ['bearingDistance DUB180040', 'speedLevel N0350M0840']],
    ['C/48N050W/M082F290F350', ['cruiseClimb C', 'coordinates 48N050W', 'speedLevel M082F290F350']],
    ['C/48N050W/M082F290PLUS', ['cruiseClimb C', 'coordinates 48N050W', 'speedLevel M082F290PLUS']],
    ['LN/N0284A050 IFR', ['point LN', 'speedLevel N0284A050', 'rules IFR']],
    ['46,6.5 47.5,7.5', ['coordinates 46,6.5', 'coordinates 47.5,7.5']],
    ['GVA "A B"@46.1,5.9/N0120A055 LFMN', ['point GVA', 'coordinates "A B"@46.1,5.9', 'speedLevel N0120A055', 'point LFMN']],
    ['GVA 46°14\'17"n 6°6\'32"e DEPUL@45.3,5.6', ['point GVA', 'coordinates 46°14\'17"n 6°6\'32"e', 'coordinates DEPUL@45.3,5.6']],
    ['46.2381, 6.1089 46.5 7.25', ['coordinates 46.2381, 6.1089', 'coordinates 46.5 7.25']],
    ['N4620.5 E00610.2 N0120A055', ['coordinates N4620.5 E00610.2', 'speedLevel N0120A055']],
  ])('of %s', (text, words) => {
    expect(kindsOf(text)).toEqual(words);
  });

  it('keep the second level of a cruise climb', () => {
    const climbs = ['C/48N050W/M082F290F350', 'C/48N050W/M082F290PLUS'].map((text) => readRoute(text).words[2]);
    expect(climbs).toMatchObject([
      { level: { feet: 29_000 }, upper: { feet: 35_000 } },
      { level: { feet: 29_000 }, upper: 'plus' },
    ]);
    expect([faultsOf('LSGG C/48N050W/M082F290F350 LFMN'), faultsOf('LSGG C/48N050W LFMN')]).toEqual([[], ['misplaced C']]);
  });
});

it('a place of the route alone is read as it was written, whatever it is called', () => {
  const name = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), fc.stringMatching(/^[a-zA-Z0-9 "'@=/(),-]{1,60}$/));
  fc.assert(
    fc.property(name, fc.option(name), fc.constantFrom('45.3,5.6', '-0.5,-0.008', '4518N00536E'), (ident, other, position) => {
      const word = ownPlaceWord({ ident, name: other }, position);
      const [, read, ...rest] = readRoute(`GVA ${word} LFMN`).words;
      expect(read).toMatchObject({
        kind: 'coordinates',
        from: 4,
        to: 4 + word.length,
        label: { ident, name: other === ident ? null : other },
      });
      expect(rest).toHaveLength(1);
    }),
    { numRuns: times(300, 20_000) },
  );
});

const message = `(FPL-HBABC-VG
-C172/L-SDFG/C
-LSGG0800
-N0110VFR DCT GVA DCT MTL/N0110F085 IFR DCT
-LFMN0145 LFML LFTH
-DOF/261122 RMK/TEST)`;

describe('a flight plan message', () => {
  it('has its aerodromes, times and route as words, and the rest as it is', () => {
    const { form, faults } = readRoute(message);
    expect([form, faults]).toEqual(['message', []]);
    expect(kindsOf(message)).toEqual([
      'message (FPL-HBABC-VG\n-C172/L-SDFG/C\n-',
      'departure LSGG',
      'time 0800',
      'speedLevel N0110VFR',
      'direct DCT',
      'point GVA',
      'direct DCT',
      'point MTL',
      'speedLevel N0110F085',
      'rules IFR',
      'direct DCT',
      'destination LFMN',
      'time 0145',
      'alternate LFML',
      'alternate LFTH',
      'message -DOF/261122 RMK/TEST)',
    ]);
    expect(readRoute(message).words.filter(({ kind }) => kind === 'time')).toMatchObject([{ minutes: 480 }, { minutes: 105 }]);
  });

  it('without its times is read all the same', () => {
    const text = message.replace('LSGG0800', 'LSGG').replace('LFMN0145', 'LFMN').replace('HBABC', 'ABCD');
    const { words, faults } = readRoute(text);
    expect(faults).toEqual([]);
    expect(words.map(({ kind }) => kind)).not.toContain('time');
    expect(words.filter(({ kind }) => kind === 'departure' || kind === 'destination')).toMatchObject([
      { ident: 'LSGG' },
      { ident: 'LFMN' },
    ]);
  });

  it('without the aerodromes is one word that says so', () => {
    const text = ' (FPL-HBABC-VG-C172/L-SD/C-N0110VFR DCT) ';
    expect(readRoute(text)).toMatchObject({
      words: [{ kind: 'message', from: 1, to: text.length - 1 }],
      faults: [{ code: 'messageIncomplete', from: 1, to: text.length - 1 }],
    });
  });
});

describe('a fault', () => {
  /** One word of each kind that can be in a route. */
  const samples = {
    point: 'GVA',
    coordinates: '46N006E',
    bearing: 'GVA090015',
    airway: 'UN869',
    procedure: 'MOLUS3A',
    direct: 'DCT',
    change: 'MTL/N0120A055',
    speed: 'N0110A045',
    rules: 'VFR',
    traffic: 'OAT',
    stay: 'STAY1/0035',
    truncated: 'T',
    unknown: '!',
    climb: 'C/48N050W/M082F290F350',
    spoken: 'FL85',
  };
  type Sample = keyof typeof samples;
  const isPoint = (name: Sample) => ['point', 'coordinates', 'bearing', 'change', 'climb'].includes(name);
  const isWay = (name: Sample) => name === 'airway' || name === 'direct';

  /** What Doc 4444 makes of two words between two aerodromes, or of an item 15 alone, behind its speed and level. */
  function expected(first: Sample, second: Sample, form: 'list' | 'item15' = 'list'): string[] {
    const faults: string[] = [];
    const add = (code: string, name: Sample) => faults.push(`${code} ${samples[name]}`);
    for (const [at, name] of [first, second].entries()) {
      // What was the last step before it: an aerodrome, or the first word unless that is a remark.
      const step = at === 0 || ['speed', 'spoken', 'rules', 'traffic', 'stay'].includes(first) ? undefined : first;
      const isOpen = step === undefined && (form === 'list' || name !== 'stay');
      const isBehindPlace = isOpen || (step !== undefined && isPoint(step)) || step === 'airway' || step === 'procedure';
      if (name === 'spoken') add('speedMissing', name);
      if (name === 'unknown') add('notUnderstood', name);
      const isBehindPoint = form === 'list' && (at === 0 || ['point', 'coordinates', 'bearing'].includes(first));
      if (name === 'speed' && !isBehindPoint) add('misplaced', name);
      if (name === 'truncated' && (form === 'list' || at === 0)) add('misplaced', name);
      if (isWay(name) && step !== undefined && isWay(step)) add('pointMissing', name);
      if (['rules', 'traffic', 'stay'].includes(name) && !isBehindPlace) add('misplaced', name);
    }
    return faults;
  }

  const names = Object.keys(samples) as Sample[];
  test.each(names.flatMap((first) => names.map((second) => [first, second] as const)))(
    '%s before %s is as Doc 4444 has it, in a list and in an item 15 alone',
    (first, second) => {
      expect(faultsOf(`LSGG ${samples[first]} ${samples[second]} LFMN`)).toEqual(expected(first, second));
      expect(faultsOf(`N0110VFR ${samples[first]} ${samples[second]}`)).toEqual(expected(first, second, 'item15'));
    },
  );

  it.each([
    ['LSGG DCT DCT LFMN', ['pointMissing DCT']],
    ['LSGG UN869 DCT LFMN', ['pointMissing DCT']],
    ['DCT LSGG LFMN', ['misplaced DCT']],
    ['LSGG LFMN DCT', ['misplaced DCT']],
    ['N0110VFR DCT GVA DCT', []],
    ['N0110VFR UN869 GVA', []],
    ['N0110VFR LSGG DCT LFMN VFR', []],
    ['VFR LSGG LFMN', ['misplaced VFR']],
    ['LSGG N0110VFR LFMN', []],
    ['LSGG DCT N0110VFR LFMN', ['misplaced N0110VFR']],
    ['LSGG LFMN T', []],
    ['LSGG GVA361010 LFMN', ['bearingOutOfRange GVA361010']],
    ['LSGG 9946N00610E LFMN', ['notAPosition 9946N00610E']],
    ['N0000F085 LSGG LFMN', ['speedOutOfRange N0000F085']],
    ['LSGG GVA/A055 LFMN', ['speedMissing A055']],
    ['LSGG GVA/N0120 LFMN', ['levelMissing N0120']],
    ['', []],
    ['LSGG', []],
  ])('of "%s": %o', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });
});

describe('any text', () => {
  const published =
    'LSGG|GVA| |\n|-|/|N0120A055|46N006E|N4620.5| E00610.2|C/|(FPL-|-LSGG0800|-LFMN0145 LFML|)|DCT|°|′|46.5|, 6.1|GVA090015|ß|ŉ|é|0|STAY1/0030|F|..|→|UN869|+';
  const pieces = fc.constantFrom(...published.split('|'), '\u{1F6E9}', '\uD800');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
  );
  const gap = /^[\s,;.()<>→|–—/-]*$/;

  it('is given back whole by its words and the separators between them', () => {
    fc.assert(
      fc.property(text, (written) => {
        const { words, faults } = readRoute(written);
        let [at, whole] = [0, ''];
        for (const { from, to } of words) {
          expect(to).toBeGreaterThan(from);
          expect(written.slice(at, from)).toMatch(gap);
          whole += written.slice(at, from) + written.slice(from, to);
          at = to;
        }
        expect(written.slice(at)).toMatch(gap);
        expect(whole + written.slice(at)).toBe(written);
        for (const { from, to } of faults) expect([0 <= from, from < to, to <= written.length]).toEqual([true, true, true]);
      }),
      { numRuns: 5000 },
    );
  });

  it('has each fault at a word', () => {
    fc.assert(
      fc.property(text, (written) => {
        const { words, faults } = readRoute(written);
        const places = new Set(words.map(({ from, to }) => `${from} ${to}`));
        expect(faults.filter(({ from, to }) => !places.has(`${from} ${to}`))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
