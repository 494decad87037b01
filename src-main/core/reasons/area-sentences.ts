/** English sentences of files of a briefing's areas: what a format cannot hold of them. */
import type { Sentences } from './reason.ts';

const parts: Readonly<Record<string, string>> = { times: 'begin, end and schedule', texts: 'the texts as published' };
const names: Readonly<Record<string, string>> = { csv: 'CSV', geojson: 'GeoJSON', kml: 'KML', openair: 'OpenAir' };
const nameOf = (format: unknown): string => names[String(format)] ?? String(format);
const notams = (count: unknown): string => `${String(count)} ${count === 1 ? 'NOTAM' : 'NOTAMs'}`;

export const areaSentences = {
  briefingNotamsWithoutArea: ({ format, count }) =>
    `The ${nameOf(format)} file is without ${notams(count)} of the briefing that ${count === 1 ? 'has' : 'have'} no place, or that ${count === 1 ? 'is' : 'are'} of a whole region.`,
  briefingNotRestricting: ({ format, count, notams: numbers }) =>
    `Left out, since ${nameOf(format)} files are for areas that restrict: ${notams(count)} of other things (${numbers}).`,
  briefingShapesLeftOut: ({ format, count, notams: numbers }) =>
    `Left out, since ${nameOf(format)} files hold airspace alone: ${notams(count)} of points or lines (${numbers}).`,
  briefingPartLeftOut: ({ format, part }) => `Left out, since ${nameOf(format)} files cannot hold it: ${parts[String(part)] ?? part}.`,
  briefingLevelsAssumed: ({ format, count }) =>
    `${nameOf(format)} files must say levels; where ${notams(count)} ${count === 1 ? 'does' : 'do'} not, the file says GND and UNL.`,
  briefingHolesFilled: ({ format, count }) =>
    `${nameOf(format)} files know no holes in an area; those of ${notams(count)} count as part of it.`,
} satisfies Partial<Sentences>;
