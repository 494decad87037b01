import { Button, Menu } from '@mantine/core';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { LeftOut } from '#renderer/components/saved-file.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { MakeReady } from '#renderer/components/dataset/MakeReady.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import type { PlannedRouteProps } from '#renderer/data/route/planned-route.ts';
import { toggled } from '#renderer/data/toggled.ts';
import { numberOrUnknown } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { isRead, useAcknowledgements, type Acknowledging } from '#renderer/data/notams/acknowledgements.ts';
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
  const toRoute = <Link href={props.routeAddress}>{briefing.toRoute}</Link>;
  const isAnonymous = useIsAnonymous();
  if (!props.isEmpty && !isAnonymous) return <OfRoute {...props} toRoute={toRoute} />;
  return (
    <Page title={briefing.title} lead={toRoute}>
      {props.isEmpty ? <Notice>{briefing.noRoute}</Notice> : <NeedsUser why={briefing.needsUser}>{null}</NeedsUser>}
    </Page>
  );
}

function OfRoute({ plan, problem, toRoute }: PlannedRouteProps & { toRoute: ReactNode }) {
  const made = useBriefing(plan);
  const shown = made.latest;
  const root = useRef<HTMLDivElement>(null);
  const acknowledging = useAcknowledgements(shown?.briefing.made ?? '');
  const view = useView(shown?.briefing, acknowledging);
  const file = useSaveBriefing(shown);
  const [hasOptions, setOptions] = useState(false);
  const { briefing, common } = words;
  const wrong = problem ?? made.problem;
  useKeys({
    root,
    acknowledge: (id) => view?.acknowledge(id),
    unfold: (id) => view?.unfold(id),
    print: () => file.save('pdf'),
    again: made.again,
  });
  const isDisabled = shown === undefined || file.busy;
  return (
    <Page
      title={view?.sheet.title ?? briefing.title}
      lead={
        <div className="row">
          {toRoute}
          <Button
            variant="filled"
            size="compact-sm"
            {...withKey(briefing.print, 'briefing.print')}
            onClick={() => file.save('pdf')}
            disabled={isDisabled}
          >
            {withKey(briefing.print, 'briefing.print').title}
          </Button>
          <SaveAs save={file.save} isDisabled={isDisabled} />
          <Button size="compact-sm" aria-expanded={hasOptions} onClick={() => setOptions(!hasOptions)}>
            {briefing.options}
          </Button>
        </div>
      }
    >
      {hasOptions && <OptionsForm />}
      <LeftOut saved={file.saved} />
      <ProblemNotice problem={wrong} />
      <ProblemNotice problem={file.problem} />
      <ProblemNotice problem={acknowledging.problem} />
      <div ref={root} className={styles.parts} aria-busy={made.body === undefined && wrong === undefined}>
        {view === undefined && wrong === undefined && <output>{briefing.working}</output>}
        {view !== undefined && (
          <div className={styles.opening}>
            <Opening view={view} />
            {shown !== undefined && <MadeLine briefing={shown.briefing} again={made.again} />}
            {plan !== undefined && <MakeReady hotkey="briefing.ready" plan={plan} />}
            <output className="note">
              {file.busy ? common.makingFile : file.saved === undefined ? '' : common.savedNamed(file.saved.name)}
            </output>
          </div>
        )}
        {view !== undefined && <SheetView view={view} />}
      </div>
    </Page>
  );
}

/** The flight comes first, then the one line of its data and limits. */
const Opening = ({ view }: { view: View }) =>
  openingOf(view).map(({ text, isStrong }, at) => (
    <p key={text} data-sheet data-strong={isStrong} className={at === 0 ? undefined : styles.limits}>
      {text}
    </p>
  ));

/** Saves one of the other forms. */
function SaveAs({ save, isDisabled }: { save: ReturnType<typeof useSaveBriefing>['save']; isDisabled: boolean }) {
  const { briefing } = words;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="compact-sm" disabled={isDisabled}>
          {briefing.saveAs}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => save(format)}>
            {briefing.formats[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** NOTAMs are folded until the user unfolds them, and again as they are acknowledged. */
function useView(briefing: Briefing | undefined, { acknowledgements, acknowledge }: Acknowledging): View | undefined {
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  return useMemo(() => {
    if (briefing?.sheet === undefined) return undefined;
    const byId = new Map(briefing.notices.map((notice) => [notice.id, notice]));
    const isAcknowledged = (id: string) => (acknowledgements ? isRead(acknowledgements.get(id)) : byId.get(id)?.isAcknowledged === true);
    return {
      sheet: briefing.sheet,
      notShown: briefing.notShown,
      of: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
      isAcknowledged,
      isOpen: (id) => unfolded.includes(id),
      acknowledge: (id) => {
        const notice = byId.get(id);
        if (notice === undefined) return;
        setUnfolded((before) => before.filter((other) => other !== id));
        void acknowledge(id, !isAcknowledged(id), numberOrUnknown(notice));
      },
      unfold: (id) => setUnfolded((before) => toggled(before, id)),
    };
  }, [briefing, acknowledgements, acknowledge, unfolded]);
}

/** Shows when the briefing and its data are from, and what was imported since, as the server says. */
function MadeLine({ briefing, again }: { briefing: Briefing; again: () => void }) {
  const { made, data } = briefing;
  const importedAt = useDataset(({ status }) => status?.notamsImportedAt ?? null);
  const stored = useDataset(({ status }) => status?.counts.notams);
  const hasChanged = (importedAt ?? '') > (data.notamsImportedAt ?? '') || (stored !== undefined && stored !== data.notams);
  const { counts } = useCounts(
    hasChanged ? { arrived: { filter: JSON.stringify({ updatedAt: { gt: made } }) } } : undefined,
    `${importedAt} ${stored}`,
  );
  const { briefing: texts } = words;
  return (
    <div className={`${styles.made} note`}>
      <output data-changed={hasChanged}>
        {data.notamsImportedAt === null
          ? texts.madeWithout(zuluOn(made, made))
          : texts.made(zuluOn(made, made), zuluOn(data.notamsImportedAt, made))}
        {hasChanged && ` ${counts['arrived'] ? texts.arrived(counts['arrived']) : texts.changedSince}`}
      </output>
      <Button variant={hasChanged ? 'filled' : 'subtle'} size="compact-xs" {...withKey(texts.again, 'briefing.again')} onClick={again}>
        {texts.again}
      </Button>
    </div>
  );
}
