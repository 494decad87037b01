/** Each word can mean several things: its places, or the position that it names itself. */
import { variationAt, toTrue } from '#domain/magnetic.ts';
import { destination } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { Label } from '../words/own-place.ts';
import type { Word } from '../words/word.ts';
import type { Option } from './choose.ts';
import type { Lookup, Place, Reference } from './point.ts';

/** `date` is that of the magnetic variation; `choices` are ids of places by `choiceKey`. */
export type Known = { lookup: Lookup; date: Date; choices: ReadonlyMap<string, string> };

/** The key is of the word in upper case that begins at `from` of the text, or wherever it is. */
export const choiceKey = (word: string, from?: number): string => (from === undefined ? word : `${word}@${from}`);

export type Referred = Option & { reference?: Reference };

/** `isKnown`: the data has it, even if without a position. */
export function optionsOf(word: Word, data: Known): { options: Referred[]; isKnown: boolean } {
  switch (word.kind) {
    case 'coordinates':
      return { options: word.position ? [ownPlace(word.position, word.label)] : [], isKnown: true };
    case 'bearingDistance': {
      if (word.bearing > 360) return { options: [], isKnown: true };
      const { options, isKnown } = placesOf(word, data);
      return { options: options.flatMap((option) => referred(option, word, data.date)), isKnown };
    }
    case 'point':
    case 'airway':
    case 'procedure':
      return placesOf(word, data);
    case 'departure':
    case 'destination':
    case 'alternate': {
      const { ident, place } = word;
      if (place === undefined) return placesOf(word, data);
      return { options: [ownPlace(place.position, { ident, name: place.name })], isKnown: true };
    }
    default:
      return { options: [], isKnown: true };
  }
}

/** What says itself where it is. */
const ownPlace = (position: LatLon, label: Label | undefined): Option => ({
  position,
  place: undefined,
  isSure: true,
  ...(label && { label }),
});

function placesOf({ ident, from }: { ident: string; from: number }, { lookup, choices }: Known): { options: Option[]; isKnown: boolean } {
  const places = lookup(ident);
  const options = places.flatMap((place): Option[] =>
    place.position === undefined ? [] : [{ position: place.position, place, isSure: place.isIndicator || place.kind === 'waypoint' }],
  );
  const [here, anywhere] = [choices.get(choiceKey(ident, from)), choices.get(ident)];
  const chosen = options.find(({ place }) => place?.id === here) ?? options.find(({ place }) => place?.id === anywhere);
  if (chosen !== undefined) return { options: [{ ...chosen, isSure: true }], isKnown: true };
  // The indicator of an aerodrome is never the ident of a navaid in a flight plan; a place that the user named so is still offered.
  const isIndicated = options.some(({ place }) => place?.isIndicator);
  const indicated = options.filter(({ place }) => place?.isIndicator || place?.kind === 'waypoint');
  return { options: isIndicated ? indicated : options, isKnown: places.length > 0 };
}

/** There is nothing where the variation is not known. */
function referred(option: Option, { bearing, distance }: { bearing: number; distance: number }, date: Date): Referred[] {
  const { place } = option;
  if (place === undefined) return [];
  const variation = variationOf(place, option, date);
  if (variation === undefined) return [];
  const position = destination(option.position, toTrue(bearing, variation.degrees), distance);
  return [{ ...option, position, reference: { place, bearing, distance, variation } }];
}

function variationOf(place: Place, { position }: Option, date: Date): Reference['variation'] | undefined {
  if (place.stationVariation !== null) return { degrees: place.stationVariation, source: 'station' };
  const variation = variationAt(position, date);
  return variation && { ...variation, source: 'model' };
}
