import type { Briefing } from '#contract/briefing/briefing.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { Facts, type Fact } from '#renderer/components/tables/Facts.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { datasetAge, notamAge, type AgeGrade } from '#domain/age.ts';
import { ageOf } from '#renderer/format/age.ts';
import { lossLines } from '#renderer/format/dataset/losses-in-words.ts';
import { zulu } from '#renderer/format/time.ts';
import { count } from '#renderer/format/units.ts';
import { useUnits, type Units } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { spanOn, withAge, zuluOn } from '../figures.ts';
import type { View } from '../view.ts';
import { NotShownLists } from './NotShownLists.tsx';
import styles from '../Briefing.module.css';

/** What the briefing rests on, how far it looks, and how much it does not show. */
export function Box({ view }: { view: View }) {
  const { briefing } = view;
  const { data, made } = briefing;
  const units = useUnits();
  const { sources, coverage, reasons, box } = words.briefing;
  const warnings = [...briefing.reasons.map((code) => reasons[code]), ...lossLines(data.losses, made)];
  return (
    <Sheet title={box}>
      <div className={styles.stack}>
        {warnings.length > 0 && (
          <Notice tone="warn">
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Notice>
        )}
        <Facts facts={[...flightOf(briefing, units), ...factsOf(view)]} />
        <NotShownLists briefing={briefing} />
        {data.sources.length > 0 && (
          <WideTable label={sources.title}>
            <thead>
              <tr>
                {[sources.source, sources.notams, sources.imported, sources.issued].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.sources.map(({ source, notams, importedAt, issuedAt, freshness }) => (
                <tr key={source}>
                  <th scope="row">{source ?? sources.notNamed}</th>
                  <td>{count(notams)}</td>
                  <td>{importedAt === null ? words.common.unknown : withAge(importedAt, made)}</td>
                  <td>
                    <Issued at={issuedAt} made={made} grade={freshness} />
                  </td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        )}
        {data.coverage.length > 0 && (
          <WideTable label={coverage.title}>
            <thead>
              <tr>
                <th scope="col">{coverage.place}</th>
                <th scope="col">{coverage.covered}</th>
                <th scope="col">{coverage.issued}</th>
              </tr>
            </thead>
            <tbody>
              {data.coverage.map(({ place, coveredAt, issuedAt, freshness }) => (
                <tr key={place}>
                  <th scope="row">{place}</th>
                  <td>{coveredAt === null ? <b className={styles.bad}>{coverage.never}</b> : withAge(coveredAt, made)}</td>
                  <td>
                    <Issued at={issuedAt} made={made} grade={freshness} />
                  </td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        )}
      </div>
    </Sheet>
  );
}

/** An issue date with its age when the briefing was made; the grade is the server's. */
function Issued({ at, made, grade }: { at: string | null; made: string; grade: AgeGrade }) {
  return (
    <>
      {at !== null && zuluOn(at, made)} <AgeMark age={{ ...ageOf(at, Date.parse(made), notamAge), grade }} />
    </>
  );
}

function flightOf({ route: { text, depart, arrive, distanceNm } }: Briefing, units: Units): Fact[] {
  const { briefing, common, route: screen } = words;
  return [
    { name: screen.title, value: text, isWide: true },
    { name: briefing.depart, value: depart === null ? common.unknown : zulu(depart) },
    { name: briefing.arrive, value: arrive === null ? common.unknown : zulu(arrive) },
    { name: briefing.distance, value: units.distance(distanceNm) },
  ];
}

function factsOf({ briefing, isAcknowledged }: View): Fact[] {
  const { settings: names } = words.briefing;
  const { settings, data, made, notices } = briefing;
  const { corridorNm, lowerFt, upperFt, from, to, abeamMin, rules } = settings;
  const acknowledged = notices.filter(isAcknowledged).length;
  const more = [...changesOf(briefing), ...(acknowledged === 0 ? [] : [names.acknowledged(acknowledged)])].join(', ');
  return [
    { name: names.corridor, value: names.corridorIs(count(corridorNm)), more: `${names.toEdge}, ${rules}` },
    {
      name: names.levels,
      value: upperFt === null ? names.levelsFrom(count(lowerFt)) : names.levelsBetween(count(lowerFt), count(upperFt)),
    },
    { name: names.window, value: spanOn(from, to, made), more: names.abeam(abeamMin) },
    { name: names.clock, value: zulu(made) },
    {
      name: names.dataset,
      value: data.revision,
      more: <AgeMark age={ageOf(data.date, Date.parse(made), datasetAge)} />,
    },
    { name: names.shown, value: count(notices.length), ...(more !== '' && { more }) },
  ];
}

const changesOf = ({ notices }: Briefing): string[] =>
  (['new', 'changed'] as const).flatMap((kind) => {
    const total = notices.filter(({ change }) => change === kind).length;
    return total === 0 ? [] : [words.briefing.settings[kind](total)];
  });
