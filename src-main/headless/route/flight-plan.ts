/** `route --fpl`: the message of an ICAO flight plan on standard output, its faults on standard error. Nothing is filed. */
import type { FlightPlan, FlightPlanFaultCode, FlightPlanRequest, FlightPlanUnknownCode } from '#contract/route/flight-plan.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import type { Core } from '#core/core.ts';
import type { OwnPlaces } from '#core/route/points/place.ts';
import { Refusal } from '#core/refusal.ts';
import { print, say } from '../terminal.ts';
import { routeFaultWords } from './sentences.ts';

type Items = NonNullable<FlightPlanRequest['items']>;

type Asked = { route: RoutePlan; waypoints: OwnPlaces };
type FlightPlanOptions = { items: Items | undefined; isJson: boolean };

/** 1 where a fault is an error. */
export async function flightPlan(
  { flightPlans }: Core,
  { route, waypoints }: Asked,
  { items, isJson }: FlightPlanOptions,
): Promise<number> {
  const found = flightPlans.of({ route, ...(items && { items }) }, waypoints);
  const unknown = Object.keys(items ?? {}).filter((field) => !Object.hasOwn(found.items, field));
  if (unknown.length > 0)
    throw new Refusal('invalidRequest', {
      message: `--item ${unknown.join(', ')}: not a field; those are ${Object.keys(found.items).join(', ')}.`,
    });
  if (isJson) await print(`${JSON.stringify(found, null, 2)}\n`);
  else {
    await print(`${found.message}\n`);
    showFaults(found);
  }
  return found.faults.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function showFaults({ faults, unknown }: FlightPlan): void {
  const whys = new Map(unknown.map(({ field, code }) => [field, code]));
  for (const { code, severity, item, field, text } of faults) {
    const why = field === null || code !== 'missing' ? undefined : whys.get(field);
    const where = [item === null ? 'message' : `item ${item}`, ...(field === null ? [] : [field]), ...(text === '' ? [] : [text])].join(
      ', ',
    );
    say(`${severity === 'error' ? 'Error' : 'Note'}: ${where}: ${words(code)}${why === undefined ? '' : `; ${unknowns[why]}`}`);
  }
  for (const { field, code } of unknown) if (code === 'moreAlternates') say(`Note: ${field}: ${unknowns[code]}`);
  say('This flight plan is not filed: Aeroshelf sends nothing.');
}

type OwnCode = Exclude<FlightPlanFaultCode, Parameters<typeof routeFaultWords>[0]>;

const isOwn = (code: FlightPlanFaultCode): code is OwnCode => Object.hasOwn(sentences, code);
const words = (code: FlightPlanFaultCode): string => (isOwn(code) ? sentences[code] : routeFaultWords(code));

const sentences: Record<OwnCode, string> = {
  missing: 'is not filled in',
  characters: 'characters that cannot be in it',
  tooLong: 'too long',
  wrongForm: 'not of the form of this field',
  unknownLetter: 'not a letter of this field',
  unknownEntry: 'not an entry of this field',
  repeated: 'there already',
  noneWithOthers: 'N means none, and others are named',
  coveredByS: 'part of S already',
  severalModes: 'several of which one says all',
  numberIsOne: 'one aircraft is not written',
  timeOutOfRange: 'not a time',
  zero: 'zero',
  dateImpossible: 'not a date',
  datePassed: 'the off-block time is past',
  dateTooFar: 'more than 120 hours ahead',
  dctMissing: 'DCT is missing before it',
  rulesNeedChange: 'the route does not say where the rules change',
  rulesAgainstRoute: 'the rules change here, and item 8 says that they do not',
  levelAgainstRules: 'VFR is no level of a flight that begins under IFR',
  rNeedsPbn: 'R needs PBN/ in item 18',
  pbnNeedsR: 'PBN/ needs R in item 10',
  zNeedsDetails: 'Z needs COM/, NAV/ or DAT/ in item 18',
  typeNeedsTyp: 'ZZZZ needs TYP/ in item 18',
  departureNeedsDep: 'needs DEP/ in item 18',
  destinationNeedsDest: 'ZZZZ needs DEST/ in item 18',
  alternateNeedsAltn: 'ZZZZ needs ALTN/ in item 18',
  notNeeded: 'needed only with ZZZZ',
  sameAsIdentification: 'the same as item 7',
  timesNotIncreasing: 'earlier than the time before it',
  timeOverTotal: 'later than the total elapsed time of item 16',
  enduranceTooShort: 'shorter than the total elapsed time of item 16',
  notAMessage: 'does not begin with (FPL-',
  notClosed: 'does not end with )',
  textAfterMessage: 'text behind the end of the message',
  itemMissing: 'this item is missing',
  itemNotExpected: 'no item belongs here',
  indicatorUnknown: 'not an indicator of this item; it is left out',
  indicatorRepeated: 'there already; this one is left out',
  indicatorOutOfOrder: 'not in the order of Doc 4444',
  textWithoutIndicator: 'text without an indicator; it is left out',
};

const unknowns: Record<FlightPlanUnknownCode, string> = {
  noDeparture: 'no departure (--depart)',
  noTime: 'the time of the legs is not known (--tas, --wind, or --item eet=0130)',
  noSpeed: 'no speed (--tas, or N0110A055 before the route)',
  noLevel: 'no level (N0110A055 or N0110VFR before the route)',
  noRules: 'the route does not say (--item rules=V)',
  noAerodrome: 'the route has no aerodrome there',
  noRegistration: 'no registration (--item aircraftId=HBABC)',
  moreAlternates: 'a flight plan has two alternates; the others are left out',
  cleared: 'the way back does not know it',
  wordsLeftOut: 'words of one direction are left out',
};
