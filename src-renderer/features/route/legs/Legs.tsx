import { memo } from 'react';
import { Link } from 'wouter';
import type { LegReason } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { ageOfSet } from '#renderer/format/age.ts';
import { sourceInWords } from '#renderer/format/names.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { duration, fuelUnit } from '#words/leg-figures.ts';
import styles from '../Route.module.css';
import type { Parsed } from '../use-parsed.ts';
import { clockTime } from './figures.ts';
import { legRows } from './leg-rows.ts';
import { lightInWords } from './LegEvents.tsx';
import { LegTable } from './LegTable.tsx';
import { leftInWords, orDash } from './columns.tsx';

type LegsProps = { parsed: Parsed; isCurrent: boolean; mapAddress: string };

/** The legs with their totals, what changes on the way, and why values are not known. */
export const Legs = memo(function Legs({ parsed, isCurrent, mapAddress }: LegsProps) {
  const { route } = parsed;
  const { route: texts } = words;
  const rows = legRows(route);
  const { depart } = route.totals;
  const nights = rows.flatMap((row) =>
    row.events.flatMap((event) =>
      event.kind === 'light' && (event.change.kind === 'nightBegins' || event.change.kind === 'nightEnds')
        ? [lightInWords(event.change, row, depart)]
        : [],
    ),
  );
  return (
    <div aria-busy={!isCurrent}>
      <Sheet title={texts.legs} aside={<DataAge />} flush>
        {rows.length === 0 ? (
          <p className={styles.part}>{texts.noLegs}</p>
        ) : (
          <>
            <div className={styles.part}>
              <Totals route={route} />
              {nights.map((night) => (
                <p key={night} className={styles.night}>
                  {night}
                </p>
              ))}
              <Link href={mapAddress}>{words.common.showOnMap}</Link>
            </div>
            <LegTable parsed={parsed} />
            <Why route={route} />
          </>
        )}
      </Sheet>
    </div>
  );
});

/** The dataset that the points come from. */
function DataAge() {
  const status = useDataset((dataset) => dataset.status);
  const now = useNow();
  if (status === undefined) return null;
  return (
    <>
      {sourceInWords(status)} <AgeMark age={ageOfSet(status, now)} />
    </>
  );
}

function Totals({ route: { totals } }: { route: ParsedRoute }) {
  const units = useUnits();
  const { route } = words;
  const { distanceNm, minutes, depart, departSource, arrive, fuel, fuelLeft, isProfiled } = totals;
  const amount = (value: number) => `${route.tenth(value)} ${fuelUnit(totals)}`.trim();
  return (
    <Facts
      facts={[
        { name: words.common.distance, value: units.distance(distanceNm) },
        {
          name: route.facts.time,
          value: orDash(minutes, duration),
          ...(minutes !== null && { more: isProfiled ? route.climbAndDescent.isIn : route.climbAndDescent.isOut }),
        },
        {
          name: route.facts.depart,
          value: orDash(depart, (time) => clockTime(time, null)),
          ...(departSource === 'message' && { more: route.fromMessage }),
        },
        { name: route.facts.arrive, value: orDash(arrive, (time) => clockTime(time, null)) },
        { name: route.facts.fuel, value: orDash(fuel, amount) },
        { name: route.facts.fuelLeft, value: orDash(fuelLeft, (left) => leftInWords(left, amount(left))) },
      ]}
    />
  );
}

function Why({ route }: { route: ParsedRoute }) {
  const { route: texts } = words;
  const rows = legRows(route);
  const groups = reasonGroups(route);
  const variation = route.legs.find((leg) => leg.variation !== null)?.variation;
  const { model, date, until } = variation ?? { model: null, date: null, until: null };
  const namesOf = (legs: readonly number[]) =>
    legs.flatMap((at) => (rows[at] === undefined ? [] : [`${pointName(rows[at].from)} → ${pointName(rows[at].to)}`])).join(', ');
  return (
    <div className={styles.part}>
      {groups.length > 0 && (
        <>
          <h3>{texts.whyTitle}</h3>
          <ul className={styles.why} aria-label={texts.whyTitle}>
            {groups.map(({ code, legs }) => (
              <li key={code}>
                {legs.length > 0 && <b>{texts.ofLegs(namesOf(legs))} </b>}
                {texts.reasons[code]}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.dim}>
        {texts.geodesic} {model !== null && date !== null && until !== null && texts.variation(model, date, until)}
      </p>
    </div>
  );
}

/** `legs` count from 0 and are empty where the reason is that of the whole route or of all legs. */
type ReasonGroup = { code: LegReason; legs: readonly number[] };

export function reasonGroups({ legs, totals }: Pick<ParsedRoute, 'legs' | 'totals'>): ReasonGroup[] {
  const groups = new Map<LegReason, number[]>();
  for (const [at, { reasons }] of legs.entries()) for (const code of reasons) groups.set(code, [...(groups.get(code) ?? []), at]);
  for (const code of totals.reasons) if (!groups.has(code)) groups.set(code, []);
  return [...groups].map(([code, at]) => ({ code, legs: at.length === legs.length ? [] : at }));
}
