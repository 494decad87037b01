import type { PlaceKind } from '#contract/notams/decoded.ts';
import { Link } from 'wouter';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { shownInWords } from '#renderer/format/notams/shown-in-words.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { words } from '#renderer/i18n/words.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { PlaceAge, PlaceAgeMark } from './PlaceAge.tsx';
import { whysInWords } from '#renderer/format/airport/runways-left-in-words.ts';
import type { PageTimes } from '../times/page-times.ts';
import styles from './AirportNotams.module.css';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { useAt } from '#renderer/data/moment.ts';
import { effectSentence } from '#words/effect-sentence.ts';
import { severityOf } from '#renderer/format/notams/facets.ts';
import { NotamHeadline } from '#renderer/components/notams/NotamHeadline.tsx';
import { OriginTags } from '#renderer/components/notams/OriginTags.tsx';
import { StatusTags } from '#renderer/components/notams/StatusTags.tsx';
import { periodInWords, scheduleInWords } from '#renderer/format/notams/period.ts';
import { SeverityMark } from '#renderer/components/notams/SeverityMark.tsx';
import { Timed } from '../times/Timed.tsx';
import { useApi } from '#renderer/data/api/use-query.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { noneHeldInWords } from '#renderer/format/notams/notams-held.ts';

type AirportNotamsProps = {
  airport: AirportAnswer;
  notams: AirportNoticesHeld;
  /** Undefined until it is known. */
  state: AerodromeState | undefined;
  times: PageTimes;
};

/** The most severe active and upcoming NOTAMs of the airport, with their effects. */
export function AirportNotams({ airport, notams, state, times }: AirportNotamsProps) {
  const code = leadingCode(airport) ?? airport.name;
  const { items, total, ended, problem } = notams;
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const coverage = state?.coverage;
  const { airport: text } = words;
  return (
    <FoldingSheet name="airport.notams" title={words.notams.title} aside={coverage !== undefined && <PlaceAgeMark coverage={coverage} />}>
      <div className="stack">
        {coverage !== undefined && <PlaceAge airport={airport} coverage={coverage} times={times} />}
        {state !== undefined && !state.isComplete && <p className="dim">{whysInWords(state)}</p>}
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {ended === 0 && <NothingStored where={code} />}
        {ended !== undefined && ended > 0 && <Notice>{text.onlyExpired(ended, code)}</Notice>}
        {items.length > 0 && <p className="dim">{text.activeOrUpcoming}</p>}
        {items.map((notam) => (
          <NotamEntry key={notam.id} notam={notam} times={times} />
        ))}
        {total !== undefined && (
          <p>
            {total > items.length && `${shownInWords(items.length, total, anonymous && items.length < total)} `}
            <Link href={`/notams/${encodeURIComponent(code)}`}>{text.allNotams(code)}</Link>
          </p>
        )}
      </div>
    </FoldingSheet>
  );
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

/** A headline has the place and the limits of what these close; their sentence has the name alone. */
const toldByHeadline: Readonly<Record<PlaceKind, true>> = {
  closesTaxiway: true,
  closesApron: true,
  closesStand: true,
  closesRoute: true,
  changesRoute: true,
  closesAirspace: true,
  changesAirspace: true,
};

type NotamEntryProps = { notam: NotamAnswer; times: PageTimes };

/** One NOTAM: severity, period, effects, and text. */
function NotamEntry({ notam, times }: NotamEntryProps) {
  const at = useAt();
  const { notams, airport } = words;
  const severity = severityOf(notam);
  const name = notam.notamId ?? words.common.numberUnknown;
  const effects = notam.decoded?.effects ?? [];
  const schedule = scheduleInWords(notam);
  return (
    <article className={styles.entry} aria-label={notams.notam(name)}>
      <header className={styles.head}>
        {severity !== undefined && <SeverityMark severity={severity} />}
        <span className="code">{name}</span>
        <span className="tags">
          <StatusTags notam={notam} />
          <OriginTags notam={notam} />
        </span>
      </header>
      <p className={styles.period}>
        <Timed times={times} say={(write) => periodInWords(notam, at, write)} />
        {schedule !== undefined && ` · ${schedule}`}
      </p>
      {effects.some(({ kind }) => !(kind in toldByHeadline)) ? (
        <p className={styles.effects}>
          <span className="dim">{airport.effects} </span>
          {effects.map((effect) => effectSentence(effect, words.notams.effects)).join(airport.betweenEffects)}
        </p>
      ) : (
        <p className={styles.effects}>
          <NotamHeadline decoded={notam.decoded} />
        </p>
      )}
      <p className="raw" lang="en">
        {notam.decoded?.text ?? notam.message}
      </p>
    </article>
  );
}

/** The NOTAM screen shows the others. */
const SHOWN = 5;
const notEnded = ['active', 'overdue', 'future'];

export type AirportNoticesHeld = {
  /** Active or upcoming, the most severe first. */
  items: readonly NotamAnswer[];
  /** How many there are; undefined until known. */
  total: number | undefined;
  /** How many are over, where none is active or upcoming; undefined until known. */
  ended: number | undefined;
  problem: ApiProblem | undefined;
};

/** The NOTAMs that name the airport with this id by any of its codes. */
export function useAirportNotams(airport: string): AirportNoticesHeld {
  const filter = JSON.stringify({ airport, status: { in: notEnded } });
  const query = { filter, sort: '-severity,-issueDate', limit: SHOWN, expand: 'decoded' as const };
  const { body, problem } = useApi('listNotams', { query });
  const all = useApi('listNotams', body?.totalCount === 0 ? { query: { filter: JSON.stringify({ airport }), limit: 1 } } : undefined);
  return { items: body?.items ?? [], total: body?.totalCount, ended: all.body?.totalCount, problem: problem ?? all.problem };
}
