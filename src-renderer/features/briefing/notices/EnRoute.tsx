import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { severities } from '#renderer/format/notams/facets.ts';
import { words } from '#renderer/i18n/words.ts';
import { zuluOn } from '../figures.ts';
import type { View } from '../view.ts';
import { Group } from './Group.tsx';
import styles from '../Briefing.module.css';

/** The corridor in the order of the flight, then aerodromes on the way and whole regions. */
export function EnRoute({ view }: { view: View }) {
  const { enRoute } = view.briefing;
  const { briefing } = words;
  return (
    <Sheet title={briefing.enRoute}>
      <div className={styles.stack}>
        <Points view={view} />
        <Group name={briefing.corridor} ids={enRoute.notices} view={view} />
        <Group name={briefing.onTheWay} ids={enRoute.aerodromes} view={view} />
        <p>{enRoute.firs.length === 0 ? briefing.noFirs : briefing.firs(enRoute.firs.join(', '))}</p>
        <Group name={briefing.regions} ids={enRoute.regions} view={view} />
      </div>
    </Sheet>
  );
}

/** How many NOTAMs are nearest to each point, by severity. */
function Points({ view: { briefing, day } }: { view: View }) {
  const { briefing: texts, notams } = words;
  return (
    <WideTable label={texts.points}>
      <thead>
        <tr>
          {[texts.point, texts.time, ...severities.map((severity) => notams.severities[severity])].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {briefing.points.map(({ ident, eto, counts }, at) => (
          <tr key={`${at} ${ident}`}>
            <th scope="row">{ident}</th>
            <td>{eto === null ? words.common.unknown : zuluOn(eto, day)}</td>
            {severities.map((severity) => (
              <td key={severity}>{counts.find((one) => one.severity === severity)?.count ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
