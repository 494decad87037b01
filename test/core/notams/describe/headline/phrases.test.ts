import { describe, expect, it } from 'vitest';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import { withPhrases } from '#core/notams/describe/headline/phrases.ts';

const thing = (text: string): HeadlinePart => ({ role: 'thing', says: [], text, words: '' });
/** `runway 09L, papi`. */
const said = (text: string): string =>
  withPhrases([thing(text)])
    .flatMap(({ says }) => says)
    .map(({ code, names }) => [code, ...names].join(' '))
    .join(', ');

describe('words of a headline as codes', () => {
  it.each([
    ['RWY 09L PAPI', 'runway 09L, papi'],
    ['TWY S, SJ AND SK BTN TWY B AND APCH END RWY 27', 'taxiway S SJ SK, between, taxiway B, and, approachEndOfRunway 27'],
    ['TWY CL LGT', 'centrelineLights'],
    ['TWY B CL LGT', 'taxiway B, centrelineLights'],
    ['DANGER AREA EFD132 KIIKALA', 'dangerArea EFD132 KIIKALA'],
    ['TWY B N SIDE', 'taxiway B, north, side'],
    ['TWY N', 'taxiway N'],
    ['SHIRAZ VOR', 'vor SHIRAZ'],
    ['TALON HIGH C MOA', 'moa TALON HIGH C'],
    ['ATL TWY R12', 'taxiway R12'],
    ['OID125', 'dangerArea OID125'],
    ['EXC TAX', 'except, taxiing'],
    ['DLY 0500-1315', 'daily, hours 0500-1315'],
    ['MON-FRI SR-SS', 'days MON FRI, sunriseToSunset'],
    ['TO ACFT WINGSPAN MORE THAN 171FT', 'to, wingspanMoreThan, measure 171 FT'],
    ['ENGINE RUNUP AREA', 'hold'],
    ['STOPWAY LGT', 'stopwayLights'],
    ['AIMING POINT MARKINGS', 'aimingPointMarkings'],
    ['VISUAL DOCKING GUIDANCE SYSTEM', 'dockingGuidance'],
    ['PASSENGER BOARDING BRIDGE', 'jetway'],
    ['TAKEOFF MINIMUMS AND (OBSTACLE) DEPARTURE PROCEDURES', 'obstacleDepartureProcedure'],
    ['AIR EXERCISE', 'airExercise'],
    ['FORMATION FLIGHTS', 'formationFlights'],
    ['MASTS', 'masts'],
    ['PILE DRIVER', 'pileDriver'],
    ['WET ICE AND WATER PATCHES', 'wetIce, and, waterPatches'],
    ['PATCHY WATER AND FROST', 'patchyWater, and, frost'],
    ['OXYGEN', 'oxygen'],
    ['TWY B REOPENED', 'taxiway B, reopened'],
    ['NGT', 'night'],
    ['HIWAS', 'hazardousWeatherBroadcast'],
    ['SCAFFOLDING', 'scaffolding'],
    ['PJE WI AN AREA DEFINED AS 2NM RADIUS OF RDD048010 (10NM NE RDD)', 'parachuting, withinRadiusOf 2 10NM NE RDD'],
  ])('%s', (text, codes) => {
    expect(said(text)).toBe(codes);
  });

  it.each(['TWY B BESIDE THE OLD MILL', 'TWY B BTN', 'RWY 09 CURIOUS LGT', '', ','])(
    'are none where a word is not understood: %s',
    (text) => {
      expect(said(text)).toBe('');
    },
  );

  it('leave what has codes, and what is only a reference, as it is', () => {
    const see: HeadlinePart = { role: 'see', says: [], text: 'ZDV 02/002', words: null };
    const coded: HeadlinePart = { role: 'thing', says: [{ code: 'aerodrome', names: [] }], text: 'AD', words: 'Aerodrome' };
    expect(withPhrases([see, coded])).toEqual([see, coded]);
  });
});
