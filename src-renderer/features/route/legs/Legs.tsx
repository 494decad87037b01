import { memo, type ReactNode } from 'react';
import type { LegReason } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { routeAirLines } from '#words/route-air.ts';
import { duration, fuelUnit } from '#words/leg-figures.ts';
import styles from '../Route.module.css';
import type { Parsed } from '../use-parsed.ts';
import { clockTime } from './figures.ts';
import { legRows } from './leg-rows.ts';
import { lightInWords } from './LegEvents.tsx';
import { LegTable } from './LegTable.tsx';
import { leftInWords, orDash } from './columns.tsx';
import legStyles from './Legs.module.css';

type LegsProps = { parsed: Parsed; isCurrent: boolean };

/** The legs with their totals, what changes on the way, and why values are not known. */
export const Legs = memo(function Legs({ parsed, isCurrent }: LegsProps) {
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
    <section className="tight" aria-label={texts.legs} aria-busy={!isCurrent}>
      <h2>{texts.legs}</h2>
      {rows.length === 0 ? (
        <p>{words.common.noLegs}</p>
      ) : (
        <>
          <Totals route={route} />
          {nights.map((night) => (
            <p key={night} className={styles.night}>
              {night}
            </p>
          ))}
          <LegTable parsed={parsed} />
          <Why route={route} />
        </>
      )}
    </section>
  );
});

function Totals({ route: { totals } }: { route: ParsedRoute }) {
  const units = useUnits();
  const { route } = words;
  const { distanceNm, minutes, depart, arrive, fuel, fuelLeft, isProfiled } = totals;
  const amount = (value: number) => `${route.tenth(value)} ${fuelUnit(totals)}`.trim();
  const facts: [name: string, value: ReactNode, more?: string | false][] = [
    [words.common.distance, units.distance(distanceNm)],
    [
      route.facts.time,
      orDash(minutes, duration),
      minutes !== null && (isProfiled ? route.climbAndDescent.isIn : route.climbAndDescent.isOut),
    ],
    [route.facts.arrive, orDash(arrive, (time) => clockTime(time, depart))],
    [route.facts.fuel, orDash(fuel, amount)],
    [route.facts.fuelLeft, orDash(fuelLeft, (left) => leftInWords(left, amount(left)))],
  ];
  return (
    <dl className={legStyles.totals}>
      {facts.map(([name, value, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd title={more || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
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
    <>
      {groups.length > 0 && (
        <ul className="bare-list tight" aria-label={texts.whyTitle}>
          {groups.map(({ code, legs }) => (
            <li key={code}>
              {legs.length > 0 && <b>{texts.ofLegs(namesOf(legs))} </b>}
              {texts.reasons[code]}
            </li>
          ))}
        </ul>
      )}
      <p className="note">
        {routeAirLines(route, words.weather).join(' ')} {texts.geodesic}{' '}
        {model !== null && date !== null && until !== null && texts.variation(model, date, until)}
      </p>
    </>
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
