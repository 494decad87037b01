import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { DecodedReports } from '#contract/weather/report.ts';
import { run } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const decode = (words: string[], input: string) => run([...words, 'weather', 'decode', '-'], { input });

it('decode prints reports in words of the language, and what it could not read with its line', async () => {
  const text = 'METAR LSGG 212350Z 23015G25KT 0400 R22/0300N FG OVC001 02/02 Q0998 XYZ=\n\nhello\n';
  const english = await decode([], text);
  expect([english.code, english.stderr.trim()]).toEqual([1, 'Line 3 is not a METAR, SPECI or TAF: hello']);
  expect(english.stdout).toContain(
    'wind 230° true 15 kt gusting 25 kt, visibility 400 m, RVR 22 300 m, FG, OVC 100 ft, ceiling 100 ft, QNH 998 hPa',
  );
  expect(english.stdout).toContain('Not understood: XYZ');
  expect((await decode(['--language', 'fr'], text)).stdout).toContain('vent 230° vrais 15 kt, rafales 25 kt, visibilité 400 m');
});

it.each([
  [
    'VRB05KT 9999 NCD 02/// Q0998 R22/490295 R04/CLRD70',
    'no cloud detected (NCD), QNH 998 hPa; 2 °C, dew point not reported; runway 22: dry snow, 51 to 100 %, 2 mm deep, braking good; runway 04: no longer contaminated, friction 0.70',
  ],
  ['18004KT 1 1/2SM R04/M1000FT OVC002 02/M01 A2992', 'visibility 1 1/2 SM, RVR 04 below 305 m, OVC 200 ft'],
  ['AUTO /////KT //// CLR 02/M01 Q////', 'no cloud below 12,000 ft (CLR), not reported: wind, visibility, QNH'],
  [
    '36010KT 9999 BKN015/// 02/M01 Q0998 RERA WS R22',
    'BKN 1,500 ft (type unknown), ceiling 1,500 ft, QNH 998 hPa, wind shear on runway 22; 2 °C, dew point −1 °C; recently RA',
  ],
  ['36010KT CAVOK 02/M01 Q0998 BLU TEMPO TL0130 BKN008 WHT', 'colour state BLU; 2 °C'],
  ['36010KT CAVOK 02/M01 Q0998 TEMPO TL0130 3000 RA WHT', 'visibility 3000 m, RA, colour state WHT'],
  ['36010KT CAVOK 02/M01 Q0998 TEMPO TL0130 3000 RA', 'temporarily until 22 '],
  ['36010KT CAVOK 02/M01 Q0998 BECMG AT0130 3000 RA', 'becoming at 22 '],
  ['36010KT CAVOK 02/M01 Q0998 BECMG FM0100 35008KT', 'becoming from 22 '],
])('decode says of %s what is unknown, from and until when it is so, and what its runways are like', async (body, words) => {
  expect((await decode([], `METAR LSGG 212350Z ${body}=`)).stdout).toContain(words);
});

it('decode --json prints what the API answers, reads a file, and refuses what holds no report', async () => {
  const { code, stdout } = await run(['weather', 'decode', '-', '--json'], { input: 'TAF EGKB 182000Z NIL=' });
  expect([code, (JSON.parse(stdout) as DecodedReports).items[0]?.isNil]).toEqual([0, true]);
  expect(await decode([], 'DROP TABLE\n')).toMatchObject({ code: 1, stderr: 'Line 1 is not a METAR, SPECI or TAF: DROP TABLE\n' });
  expect((await run(['weather', 'decode', `${temporaryFolder()}/none.txt`], { input: '' })).stderr).toContain('There is no file');
  const large = join(temporaryFolder(), 'large.txt');
  writeFileSync(large, '');
  truncateSync(large, 20_000_001);
  for (const what of ['decode', 'import'])
    expect((await run(['weather', what, large, '--data-dir', temporaryFolder()], { input: '' })).stderr).toContain(
      'large.txt is larger than 20 MB',
    );
  expect((await run(['weather', 'import', temporaryFolder()], { input: '' })).stderr).toContain(
    ' is a pipe, a socket, a device or a folder, not a file.',
  );
});

it('import stores reports, and weather shows them with their age and what the TAF says for a time', async () => {
  const dataDir = ['--data-dir', `${temporaryFolder()}/data`];
  const now = Date.now();
  const day = (hours: number, letters: number) =>
    new Date(now + hours * 3_600_000).toISOString().slice(8, 16).replace(/\D/g, '').slice(0, letters);
  const metar = `METAR LSGG ${day(-0.5, 6)}Z 23015G28KT 3000 BKN008 12/10 Q0998=`;
  const group = `PROB30 ${day(-1, 4)}/${day(8, 4)} 0800 FG`;
  const taf = `TAF LSGG ${day(-2, 6)}Z ${day(-1, 4)}/${day(20, 4)} 22010KT 9999 BKN030 ${group}=`;
  const imported = await run([...dataDir, 'weather', 'import', '-'], { input: `${metar}\n${taf}\n` });
  expect(imported.stdout).toContain('2 reports of 1 station read: 2 new, 0 unchanged.');
  const shown = await run([...dataDir, 'weather', 'LSGG', 'QQQQ'], { input: '' });
  expect(shown.stdout).toMatch(/^LSGG: METAR 3\d min old, TAF valid, IFR \(US rule\), density altitude \d,\d{3} ft\nMETAR LSGG/);
  expect([shown.code, shown.stderr]).toEqual([1, expect.stringContaining('Nothing is known of QQQQ')]);
  expect((await run([...dataDir, 'weather', 'LSGG', '--at', 'noon'], { input: '' })).stderr).toMatch(/^at: not a time; write /);
  const forecast = await run([...dataDir, 'weather', 'LSGG', '--at', `${day(1, 4)}00`], { input: '' });
  expect(forecast.stdout).toContain('prevailing: wind 220° true 10 kt, visibility at least 10 km, BKN 3,000 ft, ceiling 3,000 ft');
  expect(forecast.stdout).toContain('worst: visibility 800 m (30 % probability), ceiling 3,000 ft');
  const later = await run([...dataDir, 'weather', 'LSGG', '--at', `${day(10, 4)}00`], { input: '' });
  expect(later.stdout).toContain('worst: visibility at least 10 km, ceiling 3,000 ft');
  expect((await run([...dataDir, 'weather', 'clear'], { input: '' })).stdout).toBe('2 reports deleted.\n');
});
