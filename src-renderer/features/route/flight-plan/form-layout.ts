/** Lays out the fields of the form in the order of the paper one (ICAO Doc 4444, Appendix 2), and says what each looks like. */
import type { FlightPlanField, FlightPlanIndicator, FlightPlanItemNumber, FlightPlan } from '#contract/route/flight-plan.ts';
import { words } from '#renderer/i18n/words.ts';

export const formItems: readonly { item: Exclude<FlightPlanItemNumber, '18'>; fields: readonly FlightPlanField[] }[] = [
  { item: '7', fields: ['aircraftId'] },
  { item: '8', fields: ['rules', 'flightType'] },
  { item: '9', fields: ['number', 'aircraftType', 'wake'] },
  { item: '10', fields: ['equipment', 'surveillance'] },
  { item: '13', fields: ['departure', 'time'] },
  { item: '15', fields: ['speed', 'level', 'route'] },
  { item: '16', fields: ['destination', 'eet', 'alternate', 'alternate2'] },
  { item: '19', fields: ['endurance', 'persons', 'radio', 'survival', 'jackets', 'dinghies', 'markings', 'remarks', 'pilot'] },
];

const wide: readonly FlightPlanField[] = ['equipment', 'route', 'dinghies', 'markings', 'remarks', 'pilot'];
/** These of item 18 are short. */
const short: readonly FlightPlanField[] = ['PBN', 'DOF', 'REG', 'SEL', 'CODE', 'PER'];
const isIndicator = (field: FlightPlanField): field is FlightPlanIndicator => /^[A-Z]+$/.test(field);
export const isWide = (field: FlightPlanField): boolean => wide.includes(field) || (isIndicator(field) && !short.includes(field));

export const examples: Partial<Record<FlightPlanField, string>> = {
  aircraftId: 'HBABC',
  aircraftType: 'C172',
  equipment: 'SDFGRY',
  surveillance: 'LB1',
  departure: 'LSGG',
  time: '0800',
  speed: 'N0110',
  level: 'A055 · F085 · VFR',
  route: 'DCT GVA DCT',
  destination: 'LFMN',
  eet: '0145',
  PBN: 'B2D2',
  DOF: '261122',
  EET: 'LFMM0025',
  endurance: '0430',
  persons: '3',
  radio: 'UVE',
  survival: 'PDMJ',
  jackets: 'LFUV',
  dinghies: '1 004 C ORANGE',
};

/** A fault asks for these in item 18; each is offered before it is filled in. */
export const wanted: Partial<Record<string, readonly FlightPlanIndicator[]>> = {
  rNeedsPbn: ['PBN'],
  zNeedsDetails: ['COM', 'NAV', 'DAT'],
  typeNeedsTyp: ['TYP'],
  departureNeedsDep: ['DEP'],
  destinationNeedsDest: ['DEST'],
  alternateNeedsAltn: ['ALTN'],
};

type PlanFault = FlightPlan['faults'][number];

function faultSentence({ code, field, text }: PlanFault): string {
  const { flightPlan, route } = words;
  const predicates: Readonly<Record<PlanFault['code'], string>> = { ...route.faults, ...flightPlan.faults };
  const about = text.trim() !== '' ? words.notams.effects.quote(text.trim()) : field === null ? '' : flightPlan.fields[field];
  return `${about} ${predicates[code]}`.trim();
}

/** Says a fault of a message as a whole, or of an item that no field shows. */
export function messageFaultSentence(fault: PlanFault): string {
  const { flightPlan } = words;
  return fault.item === null ? faultSentence(fault) : `${flightPlan.ofItem(fault.item)} ${faultSentence(fault)}`;
}

type OfField = { errors: string[]; notes: string[] };

/** An empty field is no error to be shown in red: what is missing is said below it. */
export function faultsOfField({ faults, unknown, prefilled, telephony }: FlightPlan, field: FlightPlanField): OfField {
  const { flightPlan } = words;
  const own = faults.filter((fault) => fault.field === field);
  const errors = own.filter(({ severity, code }) => severity === 'error' && code !== 'missing');
  const why = unknown.find((one) => one.field === field);
  const isMissing = own.some(({ code }) => code === 'missing');
  return {
    errors: errors.map(faultSentence),
    notes: [
      ...(prefilled.includes(field) ? [flightPlan.fromRoute] : []),
      ...(field === 'aircraftId' && telephony !== null ? [flightPlan.telephony(telephony)] : []),
      ...(isMissing ? [flightPlan.needed] : []),
      ...(why === undefined ? [] : [flightPlan.unknown[why.code]]),
      ...own.filter(({ severity }) => severity === 'note').map(faultSentence),
    ],
  };
}

export function stateOf({ faults }: FlightPlan): string {
  const missing = faults.filter(({ code, field }) => code === 'missing' && field !== null).length;
  const errors = faults.filter(({ severity }) => severity === 'error').length - missing;
  return words.flightPlan.state(errors, missing, faults.length - errors - missing);
}
