import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { brakingInWords, ageOfReport } from '#renderer/format/notams/surface.ts';
import { megahertz } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { zuluOn } from '../figures.ts';
import { numberOf, type View } from '../view.ts';
import styles from '../Briefing.module.css';

/** Runway condition reports with their age; each with the text that it is read from. */
export function Conditions({ view }: { view: View }) {
  const { conditions, made } = view.briefing;
  const { briefing, common } = words;
  const columns = briefing.conditionColumns;
  const thirds = (values: readonly (string | number | null)[]): string => values.map((value) => value ?? common.unknown).join(' / ');
  return (
    <Sheet title={briefing.conditions}>
      {conditions.length === 0 ? (
        <p className={styles.small}>{briefing.noConditions}</p>
      ) : (
        <div className={styles.stack}>
          <WideTable label={briefing.conditions}>
            <thead>
              <tr>
                {Object.values(columns).map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {conditions.map((one) => (
                <tr key={`${one.id} ${one.runway}`}>
                  <th scope="row">{one.aerodrome}</th>
                  <td>{one.runway ?? common.unknown}</td>
                  <td>{thirds(one.codes)}</td>
                  <td lang="en">{thirds(one.contaminants)}</td>
                  <td>{brakingInWords(one) ?? common.unknown}</td>
                  <td>
                    {one.observedAt === null ? common.unknown : zuluOn(one.observedAt, made)}
                    <br />
                    {ageOfReport(one)}
                  </td>
                  <td>{numberOf(one)}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
          {view.of([...new Set(conditions.map(({ id }) => id))]).map((notice) => (
            <p key={notice.id} className={styles.raw} lang="en">
              {notice.message}
            </p>
          ))}
        </div>
      )}
    </Sheet>
  );
}

/** Where the flight is by night. */
export function Sun({ view: { briefing, day } }: { view: View }) {
  const { briefing: texts, common, route } = words;
  const { changes, isNightAtDeparture, isNightAtArrival } = briefing.sun;
  const light = (isNight: boolean | null) => (isNight === null ? common.unknown : isNight ? texts.night : texts.dayOrTwilight);
  const nameOf = (at: number) => briefing.points[at]?.ident ?? '?';
  return (
    <Sheet title={texts.sun}>
      <p>{texts.sunAt(light(isNightAtDeparture), light(isNightAtArrival))}</p>
      <ul className={styles.lines}>
        {changes.map(({ kind, leg, at }) => (
          <li key={`${kind} ${at}`}>{route.lightChanges[kind](zuluOn(at, day), nameOf(leg), nameOf(leg + 1))}</li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Navaids and frequencies of the route that a NOTAM names. */
export function Aids({ view }: { view: View }) {
  const { aids } = view.briefing;
  const { briefing } = words;
  return (
    <Sheet title={briefing.aids}>
      {aids.length === 0 ? (
        <p className={styles.small}>{briefing.noAids}</p>
      ) : (
        <ul className={styles.lines}>
          {aids.map(({ kind, ident, service, frequencyMhz, notices }) => (
            <li key={`${kind} ${ident} ${frequencyMhz}`}>
              <b>
                {[ident, service, frequencyMhz === null ? null : `${megahertz(frequencyMhz)} MHz`]
                  .filter((part) => part !== null)
                  .join(' ')}
              </b>
              {view.of(notices).map((notice) => (
                <p key={notice.id} className={styles.raw} lang="en">
                  {numberOf(notice)}: {notice.message}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
