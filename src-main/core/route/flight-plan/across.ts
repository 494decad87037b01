/** Checks fields against each other (Doc 4444, Appendix 2), and finds when the flight is. */
import type { FlightPlanFaultCode, FlightPlanField, FlightPlanItems } from '#contract/route/flight-plan.ts';
import { equipmentOf, pbnSensorFaults } from './equipment.ts';
import { at, whole, type Fault, type FieldFault } from './fault.ts';
import { rulesIn } from './route-faults.ts';
import { dayOf, minutesOf, timedPoints } from './times.ts';

export function faultsBetween(items: FlightPlanItems, now: number): FieldFault[] {
  return [...ofEquipment(items), ...ofZzzz(items), ...ofRules(items), ...ofTimes(items), ...ofDay(items, now), ...ofRegistration(items)];
}

const of = (field: FlightPlanField, fault: Fault): FieldFault => ({ ...fault, field });
const ofValue = (items: FlightPlanItems, field: FlightPlanField, code: FlightPlanFaultCode): FieldFault =>
  of(field, whole(code, items[field] ?? ''));

/** Item 10a notes: R has its PBN/, with the sensors that it names, Z has COM/, NAV/ or DAT/. */
function ofEquipment(items: FlightPlanItems): FieldFault[] {
  const { equipment, PBN } = items;
  if (equipment === null) return [];
  const letters = equipmentOf(equipment);
  const letter = (code: FlightPlanFaultCode, text: string): FieldFault => {
    const from = equipment.indexOf(text);
    return of('equipment', { code, from, to: from + 1 });
  };
  const faults: FieldFault[] = [];
  if (letters.includes('R') && PBN === null) faults.push(letter('rNeedsPbn', 'R'));
  if (!letters.includes('R') && PBN !== null) faults.push(ofValue(items, 'PBN', 'pbnNeedsR'));
  // Other characters are a fault already, and what else is wrong may come of them.
  if (letters.includes('R') && PBN !== null && /^[A-Z0-9]+$/.test(equipment + PBN))
    faults.push(...pbnSensorFaults(PBN, letters).map((fault) => of('PBN', fault)));
  if (letters.includes('Z') && items.COM === null && items.NAV === null && items.DAT === null) faults.push(letter('zNeedsDetails', 'Z'));
  return faults;
}

const unnamed = [
  { fields: ['aircraftType'], indicator: 'TYP', code: 'typeNeedsTyp' },
  { fields: ['departure'], indicator: 'DEP', code: 'departureNeedsDep' },
  { fields: ['destination'], indicator: 'DEST', code: 'destinationNeedsDest' },
  { fields: ['alternate', 'alternate2'], indicator: 'ALTN', code: 'alternateNeedsAltn' },
] as const;

/** ZZZZ is named in item 18, AFIL in DEP/ too. */
function ofZzzz(items: FlightPlanItems): FieldFault[] {
  return unnamed.flatMap(({ fields, indicator, code }) => {
    const open = fields.filter((field) => items[field] === 'ZZZZ' || (field === 'departure' && items[field] === 'AFIL'));
    if (items[indicator] === null) return open.map((field) => ofValue(items, field, code));
    const isKnown = fields.some((field) => items[field] !== null);
    return open.length === 0 && isKnown ? [ofValue(items, indicator, 'notNeeded')] : [];
  });
}

/** Items 8 and 15: I and V are for the whole flight, Y and Z name where the rules change. */
function ofRules(items: FlightPlanItems): FieldFault[] {
  const { rules, route, level } = items;
  const isIfrFirst = rules === 'I' || rules === 'Y';
  const faults = isIfrFirst && level === 'VFR' ? [ofValue(items, 'level', 'levelAgainstRules')] : [];
  if (route === null || rules === null) return faults;
  const [toVfr, toIfr] = [rulesIn(route, 'VFR'), rulesIn(route, 'IFR')];
  const change = rules === 'Y' ? toVfr : rules === 'Z' ? toIfr : undefined;
  if (change?.length === 0) faults.push(ofValue(items, 'rules', 'rulesNeedChange'));
  const against = rules === 'I' ? toVfr : rules === 'V' ? toIfr : [];
  return [...faults, ...against.map((part) => of('route', at('rulesAgainstRoute', part)))];
}

/** Item 16's total is at least every accumulated time of EET/, and at most the endurance. */
function ofTimes({ eet, EET, endurance }: FlightPlanItems): FieldFault[] {
  const total = minutesOf(eet ?? '');
  if (total === undefined) return [];
  const over = timedPoints(EET ?? '').filter(({ minutes }) => minutes !== undefined && minutes > total);
  const fuel = minutesOf(endurance ?? '');
  return [
    ...over.map((part) => of('EET', at('timeOverTotal', part))),
    ...(fuel !== undefined && fuel < total ? [of('endurance', whole('enduranceTooShort', endurance ?? ''))] : []),
  ];
}

/** A plan is submitted at most 120 hours before the estimated off-block time (Doc 4444, 4.4.2.1). */
const MOST_AHEAD = 120 * 3_600_000;
const MINUTE = 60_000;

function ofDay(items: FlightPlanItems, now: number): FieldFault[] {
  const [day, minutes] = [dayOf(items.DOF ?? ''), minutesOf(items.time ?? '')];
  if (day === undefined || minutes === undefined) return [];
  const ahead = day + minutes * MINUTE - now;
  if (ahead < 0) return [ofValue(items, 'DOF', 'datePassed')];
  return ahead > MOST_AHEAD ? [ofValue(items, 'DOF', 'dateTooFar')] : [];
}

/** REG/ is for a registration that is not the identification. */
const ofRegistration = (items: FlightPlanItems): FieldFault[] =>
  items.REG !== null && items.REG === items.aircraftId ? [ofValue(items, 'REG', 'sameAsIdentification')] : [];
