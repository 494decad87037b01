import { Link } from 'wouter';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { shownInWords } from '#renderer/format/notams/shown-in-words.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { numberOrUnknown } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import type { PageTimes } from '../times/page-times.ts';
import styles from './AirportNotams.module.css';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { useAt, useMoment } from '#renderer/data/moment.ts';
import { effectSentence } from '#words/effect-sentence.ts';
import { severityOf } from '#renderer/format/notams/facets.ts';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { OriginTags } from '#renderer/components/notams/OriginTags.tsx';
import { StatusTags } from '#renderer/components/notams/StatusTags.tsx';
import { periodInWords, scheduleInWords } from '#renderer/format/notams/period.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { Timed } from '../times/Timed.tsx';
import { useApi } from '#renderer/data/api/use-query.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { noneHeldInWords } from '#renderer/format/notams/notams-held.ts';

type AirportNotamsProps = {
  airport: AirportAnswer;
  notams: AirportNoticesHeld;
  /** Undefined until it is known. */
  state: AerodromeState | undefined;
  times: PageTimes;
};

/** Lists the active and upcoming NOTAMs of the airport in a line each, the most severe first; each unfolds. */
export function AirportNotams({ airport, notams, state, times }: AirportNotamsProps) {
  const code = leadingCode(airport) ?? airport.name;
  const { items, total, ended, problem } = notams;
  const isAnonymous = useIsAnonymous();
  const { airport: text } = words;
  // The header has the age.
  const reasons = state?.reasons.filter((code) => code !== 'notamsOld') ?? [];
  return (
    <FoldingSheet name="airport.notams" title={words.notams.title} aside={countsInWords(items, total)} flush>
      <div className={styles.notes}>
        {reasons.length > 0 && <p className="dim">{reasons.map((code) => text.openNow.reasons[code]).join(' ')}</p>}
        <ProblemNotice problem={problem} />
        {ended === 0 && <NothingStored where={code} />}
        {ended !== undefined && ended > 0 && <Notice>{text.onlyExpired(ended, code)}</Notice>}
      </div>
      {items.map((notam) => (
        <NotamEntry key={notam.id} notam={notam} times={times} />
      ))}
      {total !== undefined && (
        <p className={styles.notes}>
          {total > items.length && `${shownInWords(items.length, total, isAnonymous && items.length < total)} `}
          <Link href={`/notams/${encodeURIComponent(code)}`}>{text.allNotams(code)}</Link>
        </p>
      )}
    </FoldingSheet>
  );
}

/** Writes `16: critical 1, operational 3`. */
function countsInWords(items: readonly NotamAnswer[], total: number | undefined): string | undefined {
  if (total === undefined || total === 0) return undefined;
  const counts = [...Map.groupBy(items, severityOf)].flatMap(([severity, of]) =>
    severity === undefined ? [] : [`${words.notams.severities[severity]} ${of.length}`],
  );
  return words.airport.counted(total, counts.join(' · '));
}

/** An empty list says what was searched. */
function NothingStored({ where }: { where: string }) {
  const status = useDataset((dataset) => dataset.status);
  if (status === undefined) return null;
  return (
    <Notice>
      <p>{noneHeldInWords(where, status)}</p>
    </Notice>
  );
}

type NotamEntryProps = { notam: NotamAnswer; times: PageTimes };

/** Shows severity, number, headline and period of one NOTAM; unfolded its status, effects, and text. */
function NotamEntry({ notam, times }: NotamEntryProps) {
  const at = useAt();
  const { notams } = words;
  const severity = severityOf(notam);
  const name = numberOrUnknown(notam);
  const effects = notam.decoded?.effects ?? [];
  const schedule = scheduleInWords(notam);
  return (
    <article aria-label={notams.notam(name)}>
      <details className={styles.entry}>
        <summary className={styles.head}>
          {severity !== undefined && <SeverityMark severity={severity} wordless />}
          <span className="code">{name}</span>
          <span className={styles.headline}>
            <NotamHeadline decoded={notam.decoded} unknown={words.home.noHeadline} />
          </span>
          <span className={styles.period}>
            <Timed times={times} say={(write) => periodInWords(notam, at, write)} />
          </span>
        </summary>
        <div className={styles.body}>
          <span className="tags">
            <StatusTags notam={notam} />
            <OriginTags notam={notam} />
            {schedule !== undefined && <span>{schedule}</span>}
          </span>
          {effects.length > 0 && (
            <p className={styles.effects}>
              {effects.map((effect) => effectSentence(effect, words.notams.effects)).join(words.common.semicolon)}
            </p>
          )}
          <p className="raw" lang="en">
            {notam.decoded?.text ?? notam.message}
          </p>
        </div>
      </details>
    </article>
  );
}

/** Largest page of the API; the NOTAM screen shows the others. */
const SHOWN = 300;
const notEnded = ['active', 'overdue', 'future'];

/**
 * Loads the NOTAMs that name the airport with this id by any of its codes, the most severe first; where none is active or upcoming, `ended` says how many
 * are over.
 */
export function useAirportNotams(airport: string) {
  const at = useMoment((moment) => moment.at);
  const moment = at === undefined ? {} : { at: new Date(at).toISOString() };
  const filter = JSON.stringify({ airport, status: { in: notEnded } });
  const query = { ...moment, filter, sort: '-severity,-issueDate', limit: SHOWN, expand: 'decoded' as const };
  const { body, problem } = useApi('listNotams', { query });
  const all = useApi('listNotams', body?.totalCount === 0 ? { query: { filter: JSON.stringify({ airport }), limit: 1 } } : undefined);
  return { items: body?.items ?? [], total: body?.totalCount, ended: all.body?.totalCount, problem: problem ?? all.problem };
}

type AirportNoticesHeld = ReturnType<typeof useAirportNotams>;
