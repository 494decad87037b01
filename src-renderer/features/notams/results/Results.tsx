import { Button } from '@mantine/core';
import type { AskedCoverage } from '#contract/notams/facets.ts';
import { bandInWords, everyLevel } from '#domain/flight-level.ts';
import { focusOn } from '#renderer/components/keyboard/focus.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useFolded } from '#renderer/data/folded.ts';
import { coverageInWords } from '#renderer/format/notams/coverage.ts';
import { nothingHidden, type Hidden } from '#renderer/format/notams/facets.ts';
import { shownInWords } from '#renderer/format/notams/shown-in-words.ts';
import { useTimesAt } from '#renderer/format/notams/use-times.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { placeInWords } from '../filters/place-in-words.ts';
import type { NotamScope } from '../filters/question.ts';
import { NotamList, TEXTS } from '../list/NotamList.tsx';
import { OutputBar } from '../output/OutputBar.tsx';
import type { useScreen } from '../use-screen.ts';
import { useAsking } from '../filters/asking.ts';
import { LevelLine, MomentLine, momentInWords, NewsLine } from './list-lines.tsx';
import { SHOWN, Summary } from './Summary.tsx';
import { count } from '#renderer/format/units.ts';
import { notamAge } from '#domain/age.ts';
import { ageOf } from '#renderer/format/age.ts';
import { notImportedInWords } from '#renderer/format/notams/notams-held.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';

type ResultsProps = { screen: ReturnType<typeof useScreen>; place: NotamScope };

/** Shows what was found and what is hidden, in words and as a list. */
export function Results({ screen, place }: ResultsProps) {
  const { choices, now, at, until, hidden, lastLook, notices, facets, all, acknowledged, count, isAnonymous, isEmpty } = screen;
  const write = useTimesAt(place.kind === 'airport' ? place.code : undefined);
  const { names: folded, toggle: toggleFolded } = useFolded();
  const { notams } = words;
  const where = placeInWords(place, choices.text, useUnits(), facets?.coverage);
  const { total, isBusy, isOfBefore } = notices;
  const numbers = all === undefined || total === undefined || isBusy ? undefined : { hidden: Math.max(0, all - total), all };
  const showAll = () => useAsking.setState({ hidden: nothingHidden, onlyNew: false });
  const levels = bandInWords(choices.band);
  const others = screen.everyLevel === undefined || total === undefined || isBusy ? undefined : Math.max(0, screen.everyLevel - total);
  const showEveryLevel = () => {
    useAsking.setState({ band: everyLevel });
    focusOn(SHOWN);
  };
  const seen = () => {
    lastLook?.lookNow();
    focusOn(SHOWN);
  };
  const isAllHidden = isEmpty && numbers !== undefined && numbers.hidden > 0;

  const shown = total === undefined || total === 0 ? '' : shownInWords(count, total, isAnonymous);
  const sentence =
    total === undefined || isOfBefore ? words.common.loading : where === '' || shown === '' ? shown : notams.inPlace(where, shown);

  const ages = useAges(write, now);
  const asOf = momentInWords({ at, until }, now, write);
  const by = total === undefined ? undefined : hiddenInWords(hidden, choices.onlyNew, numbers);
  const heading = {
    title: where === '' ? notams.title : `${notams.title}${words.common.colon}${where}`,
    lines: [
      asOf,
      ...(levels === '' ? [] : [notams.atLevels(levels, others)]),
      ...(by === undefined ? [] : [by]),
      ...ages,
      words.common.notForNavigation,
    ],
  };

  return (
    <>
      <LevelLine levels={levels} others={others} showEvery={showEveryLevel} />
      <Summary
        shown={sentence}
        moment={<MomentLine moment={asOf} />}
        hidden={by}
        showAll={showAll}
        mayLogIn={isAnonymous && total !== undefined && count < total}
      >
        {count > 0 && (
          <div className="line">
            <Button size="compact-xs" onClick={() => toggleFolded(TEXTS)}>
              {folded.includes(TEXTS) ? notams.showTexts : notams.hideTexts}
            </Button>
            {screen.listing !== undefined && <OutputBar listing={screen.listing} total={total ?? 0} heading={heading} write={write} />}
          </div>
        )}
        {lastLook !== undefined && (
          <NewsLine
            isFirst={lastLook.isFirst}
            before={lastLook.before}
            total={screen.newCount}
            onlyNew={choices.onlyNew}
            setOnlyNew={(onlyNew) => useAsking.setState({ onlyNew })}
            seen={seen}
            write={write}
          />
        )}
        {acknowledged !== undefined && acknowledged > 0 && (
          <div className="line">
            <output>{notams.acknowledged(acknowledged)}</output>
            <Button
              size="compact-xs"
              aria-pressed={choices.foldsAcknowledged}
              onClick={() => useAsking.setState({ foldsAcknowledged: !choices.foldsAcknowledged })}
            >
              {choices.foldsAcknowledged ? notams.showAcknowledged : notams.hideAcknowledged}
            </Button>
          </div>
        )}
      </Summary>
      <ProblemNotice problem={screen.acknowledging.problem} />
      {isAllHidden && <Notice>{notams.allFiltered(numbers.hidden)}</Notice>}
      {facets !== undefined && !isAllHidden && (
        <CoverageNotice
          isEmpty={isEmpty}
          where={where}
          when={write(new Date(at ?? now).toISOString())}
          coverage={facets.coverage}
          now={now}
        />
      )}
      {total !== undefined && count > 0 && (
        <NotamList
          notices={notices}
          count={count}
          newAfter={lastLook?.before}
          acknowledging={screen.acknowledging}
          folds={choices.foldsAcknowledged}
        />
      )}
    </>
  );
}

type CoverageNoticeProps = {
  isEmpty: boolean;
  /** It names what was searched; empty for everything. */
  where: string;
  /** It is the time, as it is written. */
  when: string;
  coverage: AskedCoverage;
  now: number;
};

/** Says that nothing matches, or that what matches is old, with how old the newest NOTAM is: one block, which never says that nothing is closed. */
function CoverageNotice({ isEmpty, where, when, coverage, now }: CoverageNoticeProps) {
  const stored = useDataset(({ status }) => status?.counts.notams ?? 0);
  const sentences = coverageInWords({ isEmpty, where, when, coverage, now, stored });
  return sentences.length === 0 ? null : (
    <Notice {...(isEmpty ? {} : { tone: 'warn' as const })}>
      <p>{sentences.join(' ')}</p>
    </Notice>
  );
}

/** `3,914 notices of 4,262 hidden, by status: ended, cancelled`. Undefined where nothing is hidden; without a number where it is unknown. */
export function hiddenInWords(hidden: Hidden, onlyNew: boolean, numbers: { hidden: number; all: number } | undefined): string | undefined {
  const { notams } = words;
  const { hiddenBy } = notams;
  const by = [
    ...(hidden.status.length === 0 ? [] : [hiddenBy.status(hidden.status.map((value) => notams.statuses[value]).join(', '))]),
    ...(hidden.severity.length === 0 ? [] : [hiddenBy.severity(hidden.severity.map((value) => notams.severities[value]).join(', '))]),
    ...(hidden.category.length === 0 ? [] : [hiddenBy.category(hidden.category.map((value) => notams.categories[value]).join(', '))]),
    ...(onlyNew ? [hiddenBy.onlyNew] : []),
  ];
  if (by.length === 0 || numbers?.hidden === 0) return undefined;
  const much = numbers === undefined ? notams.hiddenUncounted : notams.hidden(numbers.hidden, count(numbers.all));
  return `${much}, ${by.join(words.common.semicolon)}.`;
}

/** Tells when the stored NOTAMs were issued and imported, with their age, a line for paper. */
function useAges(write: WriteTime, now: number): string[] {
  const status = useDataset((dataset) => dataset.status);
  if (status === undefined) return [];
  const { notamsIssuedAt: issued, notamsImportedAt: imported } = status;
  if (imported === null) return [notImportedInWords(status)];
  const newest = issued === null ? [] : [words.notams.newestIssued(write(issued))];
  return [[...newest, ageOf(issued, now, notamAge).words, words.notams.imported(write(imported))].join(', ')];
}
