/**
 * Writes an airspace (OpenAir) for each NOTAM that restricts an area. The format has a name, levels and one ring, but no times, texts,
 * points, lines and holes.
 */
import type { BriefingHeight } from '#contract/briefing/notice.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { Position } from '#core/notams/read/notice.ts';
import { reason } from '#core/reasons/reason.ts';
import { openAirPlace } from '#core/route/files/openair.ts';
import { heightText, nameOfArea, numbersOf, type Area, type Areas, type WrittenAreas } from './area.ts';

const format = 'openair';
const ROUNDING_METRES = 1;

export function areasToOpenAir({ briefing: { title, made }, areas }: Areas): WrittenAreas {
  const drawn = areas.map((area) => ({ area, rings: ringsOf(area) }));
  const out = drawn.filter(({ rings }) => rings.length === 0).map(({ area }) => area);
  const held = drawn.filter(({ rings }) => rings.length > 0);
  const assumed = held.filter(({ area: { notice } }) => notice.floor === null || notice.ceiling === null).length;
  const holes = held.filter(({ area }) => hasHoles(area)).length;
  const leftOut: Reason[] = [
    ...(held.length === 0 ? [] : (['times', 'texts'] as const).map((part) => reason('briefingPartLeftOut', { format, part }))),
    ...(out.length === 0 ? [] : [reason('briefingShapesLeftOut', { format, count: out.length, notams: numbersOf(out) })]),
    ...(assumed === 0 ? [] : [reason('briefingLevelsAssumed', { format, count: assumed })]),
    ...(holes === 0 ? [] : [reason('briefingHolesFilled', { format, count: holes })]),
    ...(held.length === 0 ? [] : [reason('routePositionsRounded', { format, metres: ROUNDING_METRES })]),
  ];
  const lines = [
    `* NOTAM areas ${oneLine(title)}, briefing of ${made}. Not for navigation.`,
    '',
    ...held.flatMap(({ area, rings }) => rings.flatMap((ring) => [...headOf(area), ...ring.map((corner) => `DP ${placeOf(corner)}`), ''])),
  ];
  return { text: lines.map((line) => `${line}\r\n`).join(''), leftOut };
}

/** Prohibited, restricted or danger area; any other is shown as one of danger. */
function headOf({ notice, subject }: Area): string[] {
  const kind = subject === 'RP' ? 'P' : subject === 'RR' ? 'R' : 'Q';
  return [`AC ${kind}`, `AN ${oneLine(nameOfArea(notice))}`, `AL ${level(notice.floor, 'GND')}`, `AH ${level(notice.ceiling, 'UNL')}`];
}

const level = (height: BriefingHeight | null, unknown: string): string => heightText(height) ?? unknown;

/** A text takes one line and is no comment, which an asterisk begins. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n\t*]+/g, ' ').trim();

function ringsOf({ geometry }: Area): readonly (readonly Position[])[] {
  if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1);
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1)) : [];
}

function hasHoles({ geometry }: Area): boolean {
  if (geometry.type === 'Polygon') return geometry.coordinates.length > 1;
  return geometry.type === 'MultiPolygon' && geometry.coordinates.some((polygon) => polygon.length > 1);
}

const placeOf = ([longitude, latitude]: Position): string => openAirPlace({ latitude, longitude });
