/** The areas of a briefing are written as files for other programs. */
import { describe, expect, it } from 'vitest';
import type { BriefingFormat } from '#contract/briefing/options.ts';
import type { Core } from '#core/core.ts';
import { readXml } from '#core/route/files/xml.ts';
import { briefOf, fileOf, importText, openForTest, planOf } from '../setting.ts';

const NOW = '2026-11-21T07:00:00.000Z';
const polygon =
  'DANGER AREA "ALPHA, 1" * 465000N 0072000E - 465000N 0074000E - 464000N 0074000E - 464000N 0072000E - 465000N 0072000E ACT.';
const area = { q: 'QRDCA', scope: 'W', a: 'LSAS', at: '4645N00730E010' };

/** An area with levels, one whose levels are not known, a closed runway (a point), a VOR with a wide circle of item Q, and one of no known place. */
async function flight(): Promise<{
  core: Core;
  file: (format: BriefingFormat) => Promise<{ text: string; codes: unknown[]; fileName: string }>;
}> {
  const { core } = await openForTest(
    NOW,
    { ...area, e: polygon, f: 'FL095', g: '12500FT AMSL' },
    { ...area, e: 'RESTRICTED AREA ACT.', q: 'QRRCA' },
    { q: 'QMRLC', e: 'RWY 04/22 CLSD.' },
    { q: 'QNVAS', scope: 'E', a: 'LSAS', at: '4645N00730E043', e: 'VOR SPR BEARING FLUCTUATIONS.' },
  );
  await importText(core, 'A0077/26 NOTAMN\nA) ZZZZ B) 2611210000 C) 2611212359\nE) SOMETHING AT A PLACE THAT IS NOT KNOWN.');
  const briefing = briefOf(core)(planOf('LSGG LSZH'));
  expect(briefing.notices).toHaveLength(5);
  return {
    core,
    file: async (format) => {
      const { bytes, leftOut, fileName } = await fileOf(core, briefing, { format, paper: 'a4', language: 'en' });
      return {
        text: String(Buffer.from(bytes)),
        codes: leftOut.map(({ code, values }) => [code, values['count'] ?? values['part']]),
        fileName,
      };
    },
  };
}

describe('the areas of a briefing', () => {
  it('are features of GeoJSON, each with its geometry as decoded, its levels and its text', async () => {
    const { core, file } = await flight();
    const { text, codes, fileName } = await file('geojson');
    const { features } = JSON.parse(text) as {
      features: { id: string; geometry: { type: string }; properties: Record<string, unknown> }[];
    };
    expect(fileName).toBe('LSGG-LSZH-areas-20261121-0700Z.geojson');
    expect(codes).toEqual([['briefingNotamsWithoutArea', 1]]);
    expect(features).toHaveLength(4);
    for (const { id, geometry } of features) expect(geometry).toEqual(core.notams.decoded(id)?.geometry);
    expect(features.find(({ properties }) => properties['number'] === 'A0001/26')?.properties).toMatchObject({
      floor: 'FL095',
      ceiling: '12500ft AMSL',
      start: '2026-11-21T00:00:00.000Z',
      text: expect.stringContaining(polygon) as string,
    });
  });

  it('are rows of a table with well-known text', async () => {
    const { file } = await flight();
    const { text, codes } = await file('csv');
    expect(codes).toEqual([['briefingNotamsWithoutArea', 1]]);
    expect(text.split('\r\n')[0]).toMatch(/^id,number,locations,.*,text,geometry$/);
    expect(text.match(/"?(?:POLYGON|POINT)\(/g)).toHaveLength(4);
    expect(text).toContain('""ALPHA, 1""');
  });

  it('are placemarks of KML, with times and closed rings', async () => {
    const { file } = await flight();
    const { text, codes } = await file('kml');
    expect(codes).toEqual([
      ['briefingNotamsWithoutArea', 1],
      ['briefingNotRestricting', 2],
    ]);
    expect(() => readXml(text, 'kml')).not.toThrow();
    expect(text.match(/<Placemark>/g)).toHaveLength(2);
    expect(text).not.toContain('BEARING FLUCTUATIONS');
    expect(text).toContain('<begin>2026-11-21T00:00:00.000Z</begin>');
    const ring = /<LinearRing>\s*<coordinates>([^<]+)</.exec(text)?.[1]?.split(' ') ?? [];
    expect(ring.length).toBeGreaterThan(4);
    expect(ring[0]).toBe(ring.at(-1));
  });

  it('are airspaces of OpenAir, which says what it cannot hold', async () => {
    const { file } = await flight();
    const { text, codes, fileName } = await file('openair');
    expect(fileName).toMatch(/\.openair$/);
    expect(codes).toEqual([
      ['briefingNotamsWithoutArea', 1],
      ['briefingNotRestricting', 2],
      ['briefingPartLeftOut', 'times'],
      ['briefingPartLeftOut', 'texts'],
      ['briefingLevelsAssumed', 1],
      ['routePositionsRounded', undefined],
    ]);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => /^A[CLH] /.test(line)).toSorted()).toEqual(
      ['AC Q', 'AC R', 'AH 12500ft AMSL', 'AH UNL', 'AL FL095', 'AL GND'].toSorted(),
    );
    expect(lines.filter((line) => line.startsWith('DP ')).length).toBeGreaterThan(8);
    expect(lines.filter((line) => line.includes('*'))).toHaveLength(1);
  });
});
