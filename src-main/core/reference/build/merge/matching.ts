/**
 * Which airports of two sources are one. An airport of a source is never taken for two of another, nor two for one: where several could
 * be meant, the nearest pair is.
 */
import { latLonOf } from '#domain/lat-lon.ts';
import { isWithin, roughDistance } from '#domain/rough-distance.ts';
import type { AirportValues } from '../../airport-fields.ts';
import type { Member, Slot } from './candidate.ts';

/** Two airports with a common code are one only within this many nautical miles; it is also what a conflict of positions begins at. */
export const NEAR_NM = 5;

type Rule = {
  /** What two airports must have in common; none where the airport lacks it. */
  key(member: Member): string | null;
  /** Only the first to speak of an airport is asked, not everybody who does. */
  ofFirst?: true;
  /** The common code is no proof by itself: other airports carry it elsewhere. */
  mustBeNear?: true;
  /** Nor is it one where the two name different countries. */
  isOfOneCountry?: true;
};

/** Strongest first: what an earlier rule has found is not asked again. */
const rules: readonly Rule[] = [
  // The first one's id becomes that of the airport; so whoever has it too must be found before all others, or it would be there twice.
  { key: ({ whole }) => whole.id, ofFirst: true },
  { key: ({ whole }) => whole.id },
  { key: ({ said }) => said.icaoCode?.toUpperCase() ?? null },
  { key: ({ said }) => said.iataCode?.toUpperCase() ?? null, mustBeNear: true },
  // A state's own codes mean nothing in another one; what stands for an ident may be such a code.
  {
    key: ({ said }) =>
      said.localCode === null || said.countryCode === null ? null : `${said.countryCode} ${said.localCode.toUpperCase()}`,
    mustBeNear: true,
  },
  { key: ({ said }) => said.ident?.toUpperCase() ?? null, isOfOneCountry: true },
];

type Pair = { slot: Slot; member: Member; isFar: boolean; isClosedOnOneSide: boolean; distance: number };

/** The slot of each member of a new source that is among `slots` already; a slot stands for at most one of them. */
export function matchMembers(slots: readonly Slot[], members: readonly Member[]): ReadonlyMap<Member, Slot> {
  const found = new Map<Member, Slot>();
  const taken = new Set<Slot>();
  for (const rule of rules) {
    const byKey = new Map<string, Slot[]>();
    for (const slot of slots) if (!taken.has(slot)) addSlot(byKey, slot, rule);
    const pairs = members.filter((member) => !found.has(member)).flatMap((member) => pairsOf(member, byKey, rule));
    for (const { slot, member } of pairs.sort(inOrderOfTrust)) {
      if (taken.has(slot) || found.has(member)) continue;
      found.set(member, slot);
      taken.add(slot);
    }
  }
  return found;
}

/** Under what each of its sources calls it. */
function addSlot(byKey: Map<string, Slot[]>, slot: Slot, rule: Rule): void {
  const asked = rule.ofFirst ? slot.slice(0, 1) : slot;
  for (const key of new Set(asked.map((member) => rule.key(member)))) {
    if (key === null) continue;
    const others = byKey.get(key);
    if (others) others.push(slot);
    else byKey.set(key, [slot]);
  }
}

function pairsOf(member: Member, byKey: ReadonlyMap<string, Slot[]>, rule: Rule): Pair[] {
  const named = byKey.get(rule.key(member) ?? '') ?? [];
  const slots = rule.isOfOneCountry ? named.filter((slot) => !slot.some(({ said }) => areOfTwoCountries(said, member.said))) : named;
  const pairs = slots.map((slot): Pair => {
    const placed = slot.find(({ said }) => said.latitude !== null) ?? slot[0];
    const [there, here] = [latLonOf(placed.said), latLonOf(member.said)];
    const isPlaced = there !== undefined && here !== undefined;
    const distance = isPlaced ? roughDistance(there, here) : Infinity;
    const closed = slot.find(({ said }) => said.isClosed !== null)?.said.isClosed ?? null;
    return {
      slot,
      member,
      distance,
      isFar: !isPlaced || !isWithin(there, here, NEAR_NM),
      isClosedOnOneSide: (closed === true) !== (member.said.isClosed === true),
    };
  });
  return rule.mustBeNear ? pairs.filter(({ isFar }) => !isFar) : pairs;
}

const areOfTwoCountries = (a: AirportValues, b: AirportValues) =>
  a.countryCode !== null && b.countryCode !== null && a.countryCode !== b.countryCode;

/** Codes move from a closed airport to the one built beside it, so that within reach the state counts more than the distance. */
function inOrderOfTrust(a: Pair, b: Pair): number {
  return Number(a.isFar) - Number(b.isFar) || Number(a.isClosedOnOneSide) - Number(b.isClosedOnOneSide) || nearer(a, b);
}

/** Two unknown distances are alike; their difference would be no number. */
const nearer = (a: Pair, b: Pair): number => (a.distance === b.distance ? 0 : a.distance - b.distance);
