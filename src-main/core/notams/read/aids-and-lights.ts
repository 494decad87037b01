/** Finds the radio aids and lights that words name, whatever the words say of them. */
import type { HeadlineCode } from '#contract/notams/headline.ts';
import { isKnownWord, phraseAt } from '#core/notams/lexicon/lexicon.ts';
import type { Segment } from './closures/tokens.ts';
import type { EffectKind } from './notice.ts';

/** Both count tokens of a segment; the end is excluded. */
export type Range = { from: number; to: number };
type Kind = 'navaidOut' | 'lightsOut';
export type Thing = { kind: Kind; code: HeadlineCode } & Range;

/** `VOR/DME ATA 113.2`: letters between an aid and its frequency identify it, whatever they mean elsewhere, but for these. */
export const mayIdentify = (word: string): boolean => /^(?!NOW|AZM|RDL|BLW|ABV|FM$|TO$|CH$)[A-Z]{2,3}$/.test(word);

const things: Readonly<Record<Kind, readonly HeadlineCode[]>> = {
  navaidOut: [
    'ils',
    'ilsDme',
    'localizer',
    'localizerAndDme',
    'localizerAndGlidePath',
    'localizerGlidePathAndDme',
    'localizerTypeAid',
    'glidePath',
    'outerMarker',
    'middleMarker',
    'innerMarker',
    'gbas',
    'vor',
    'vorDme',
    'vortac',
    'tacan',
    'tacanAzimuth',
    'dme',
    'ndb',
    'locatorBeacon',
    'outerLocator',
  ],
  lightsOut: [
    'papi',
    'apapi',
    'vasi',
    'approachLights',
    'sequencedFlashers',
    'runwayEdgeLights',
    'runwayCentrelineLights',
    'runwayEndLights',
    'runwayEndIdentifierLights',
    'touchdownZoneLights',
    'runwayAlignmentLights',
    'runwayLeadInLights',
    'leadOffLights',
    'leadOnLights',
    'thresholdLights',
    'pilotControlledLighting',
    'aerodromeBeacon',
    'lights',
  ],
};
const kindOf = new Map(Object.entries(things).flatMap(([kind, codes]) => codes.map((code) => [code, kind as Kind] as const)));

/** `LDA 2100` and `ASDA 2100 LDA NOT AVBL` are distances, `IM TESTBETRIEB` is German. */
const isElse = (words: readonly string[], at: number): boolean =>
  (words[at] === 'LDA' &&
    (/^\d{3,4}M?$/.test(words[at + 1] ?? '') || words.slice(Math.max(0, at - 4), at).some((word) => /^(?:TORA|TODA|ASDA)$/.test(word)))) ||
  (words[at] === 'IM' && /^[A-Z]{5}/.test(words[at + 1] ?? '') && !isKnownWord(words[at + 1] ?? ''));

export function namedIn(segment: Segment): Thing[] {
  const words = segment.map((token) => token.text);
  return segment.flatMap((_, at): Thing[] => {
    const phrase = phraseAt(words, at);
    const kind = phrase === null ? undefined : kindOf.get(phrase.code);
    return phrase === null || kind === undefined || isElse(words, at) ? [] : [{ kind, code: phrase.code, from: at, to: phrase.to }];
  });
}

/** Tells whether a clause names an aid, or lights. */
export const namesThing = (segment: Segment, kind: EffectKind): boolean => namedIn(segment).some((thing) => thing.kind === kind);
