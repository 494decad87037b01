import { Button, NativeSelect } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { LeftOut } from '#renderer/components/saved-file.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import type { PlannedRouteProps } from '#renderer/data/route/planned-route.ts';
import { words } from '#renderer/i18n/words.ts';
import { useAcknowledging } from './acknowledging.ts';
import { OptionsForm } from './options/OptionsForm.tsx';
import { formats } from './options/options.ts';
import { useSaveBriefing, useBriefing } from './use-briefing.ts';
import { openingOf, SheetView } from './sheet/SheetView.tsx';
import { useKeys } from './use-keys.ts';
import type { View } from './sheet/NoticeRow.tsx';
import styles from './Briefing.module.css';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useCounts } from '#renderer/data/notams/use-counts.ts';
import { zuluOn } from '#domain/time.ts';

/** The briefing of the route of the Route screen. It shows what the server concludes, and works nothing out. */
export default function BriefingScreen(props: PlannedRouteProps) {
  const { briefing } = words;
  return (
    <Page title={briefing.title} lead={briefing.lead}>
      <p>
        <Link href={props.routeAddress}>{briefing.toRoute}</Link>
      </p>
      {props.isEmpty ? (
        <Notice>{briefing.noRoute}</Notice>
      ) : (
        <NeedsUser why={briefing.needsUser}>
          <OfRoute {...props} />
        </NeedsUser>
      )}
    </Page>
  );
}

function OfRoute({ plan, problem }: PlannedRouteProps) {
  const made = useBriefing(plan);
  const shown = made.body ?? made.earlier;
  const root = useRef<HTMLDivElement>(null);
  const view = useView(shown?.briefing);
  const file = useSaveBriefing(shown);
  const refused = useAcknowledging((state) => state.problem);
  const { briefing } = words;
  const printing = withKey(briefing.print, 'briefing.print');
  const wrong = problem ?? made.problem;
  useKeys({
    root,
    acknowledge: (id) => view?.acknowledge(id),
    unfold: (id) => view?.unfold(id),
    print: () => file.save('pdf'),
    again: made.again,
  });
  return (
    <>
      <Sheet title={view?.sheet.title ?? briefing.working}>
        <div className={styles.stack}>
          {shown !== undefined && <MadeLine briefing={shown.briefing} again={made.again} />}
          {view !== undefined && <Opening view={view} />}
          <div className={styles.bar}>
            <Button
              {...withKey(briefing.print, 'briefing.print')}
              onClick={() => file.save('pdf')}
              disabled={shown === undefined || file.busy}
            >
              {printing.title}
            </Button>
            <SaveAs save={file.save} isDisabled={shown === undefined || file.busy} />
            <output>
              {file.busy ? words.common.makingFile : file.saved === undefined ? '' : words.common.savedNamed(file.saved.name)}
            </output>
          </div>
          <p className={styles.small}>{briefing.keys}</p>
          <OptionsForm />
          <LeftOut saved={file.saved} />
          {[wrong, file.problem, refused].map((one) => one !== undefined && <ProblemNotice key={one.message} problem={one} />)}
        </div>
      </Sheet>
      <div ref={root} className={styles.parts} aria-busy={made.body === undefined && wrong === undefined}>
        {view === undefined ? wrong === undefined && <output>{briefing.working}</output> : <SheetView view={view} />}
      </div>
    </>
  );
}

/** How old the data are, and the flight, before the first section. */
function Opening({ view }: { view: View }) {
  return (
    <div data-sheet>
      <p className={styles.small}>{view.sheet.ages.join(' · ')}</p>
      {openingOf(view).map(({ text, isStrong }) => (
        <p key={text} data-strong={isStrong} className={styles.line}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** Saves one of the other forms. */
function SaveAs({ save, isDisabled }: { save: ReturnType<typeof useSaveBriefing>['save']; isDisabled: boolean }) {
  const [format, setFormat] = useState<(typeof formats)[number]>('text');
  const { briefing } = words;
  return (
    <>
      <NativeSelect
        name="format"
        aria-label={briefing.format}
        value={format}
        onChange={({ currentTarget }) => setFormat(formats.find((one) => one === currentTarget.value) ?? 'text')}
        data={formats.map((value) => ({ value, label: briefing.formats[value] }))}
      />
      <Button variant="default" onClick={() => save(format)} disabled={isDisabled}>
        {words.common.save}
      </Button>
    </>
  );
}

/** Acknowledged NOTAMs are folded until the user unfolds them. */
function useView(briefing: Briefing | undefined): View | undefined {
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const { changed, set } = useAcknowledging();
  return useMemo(() => {
    if (briefing?.sheet === undefined) return undefined;
    const byId = new Map(briefing.notices.map((notice) => [notice.id, notice]));
    const isAcknowledged = (id: string) => changed.get(id) ?? byId.get(id)?.isAcknowledged ?? false;
    return {
      sheet: briefing.sheet,
      notShown: briefing.notShown,
      of: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
      isAcknowledged,
      isFolded: (id) => isAcknowledged(id) && !unfolded.includes(id),
      acknowledge: (id) => {
        const notice = byId.get(id);
        if (notice === undefined) return;
        setUnfolded((before) => before.filter((other) => other !== id));
        void set(id, !isAcknowledged(id), notice.notamId ?? words.common.numberUnknown);
      },
      unfold: (id) => setUnfolded((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    };
  }, [briefing, changed, unfolded, set]);
}

/** When the briefing and its data are from, and what was imported since, as the server says. */
function MadeLine({ briefing, again }: { briefing: Briefing; again: () => void }) {
  const { made, data } = briefing;
  const importedAt = useDataset(({ status }) => status?.notamsImportedAt ?? null);
  const stored = useDataset(({ status }) => status?.counts.notams);
  const hasChanged = (importedAt ?? '') > (data.notamsImportedAt ?? '') || (stored !== undefined && stored !== data.notams);
  const { arrived } = useCounts(
    hasChanged ? { arrived: { filter: JSON.stringify({ updatedAt: { gt: made } }) } } : undefined,
    `${importedAt} ${stored}`,
  );
  const { briefing: texts } = words;
  return (
    <div className={styles.made}>
      <output data-changed={hasChanged}>
        {data.notamsImportedAt === null
          ? texts.madeWithout(zuluOn(made, made))
          : texts.made(zuluOn(made, made), zuluOn(data.notamsImportedAt, made))}
        {hasChanged && ` ${arrived === undefined || arrived === 0 ? texts.changedSince : texts.arrived(arrived)}`}
      </output>
      <Button variant={hasChanged ? 'filled' : 'default'} size="compact-sm" {...withKey(texts.again, 'briefing.again')} onClick={again}>
        {texts.again}
      </Button>
    </div>
  );
}
