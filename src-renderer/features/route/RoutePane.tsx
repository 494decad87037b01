import { ActionIcon, Button, Menu } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useId, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { MakeReady } from '#renderer/components/dataset/MakeReady.tsx';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { isCommand } from '#renderer/components/keyboard/is-command.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { TypedBox } from '#renderer/components/text/TypedBox.tsx';
import { routeAddressQuery, routeOnMap } from '#renderer/data/route/route-in-address.ts';
import { words } from '#renderer/i18n/words.ts';
import { Faults } from './Faults.tsx';
import { FileChooser, FilePreview } from './files/OpenFile.tsx';
import { PrintMenu } from './files/PrintMenu.tsx';
import { FlightChips } from './flight/FlightChips.tsx';
import { Legs } from './legs/Legs.tsx';
import type { Span } from './marks.ts';
import type { RouteAreas } from './profile/areas.ts';
import { AreaList } from './profile/AreaList.tsx';
import { MOST_ALTERNATES, useRoute } from './route-state.ts';
import panes from './Panes.module.css';
import styles from './Route.module.css';
import { RouteText } from './RouteText.tsx';
import { goTo, turnedAround } from './text-edits.ts';
import { UndoButtons } from './undo/UndoButtons.tsx';
import type { Answer } from './use-parsed.ts';

export type SideSheet = 'own' | 'flightPlan' | undefined;

type RoutePaneProps = {
  answer: Answer;
  found: RouteAreas;
  /** It says what the last edit did. */
  done: string;
  openSheet: (sheet: SideSheet) => void;
};

/** Shows the text of the route, the flight as chips, and below them the log and the areas along the way. */
export function RoutePane({ answer: { parsed, isCurrent, present, problem }, found, done, openSheet }: RoutePaneProps) {
  const text = useRoute((route) => route.text);
  const box = useRef<HTMLTextAreaElement>(null);
  const [boxId, summaryId] = [useId(), useId()];
  const { route: texts } = words;
  const goToPlace = useCallback((place: Span) => box.current && goTo(box.current, place), []);
  const hasLegs = parsed !== undefined && parsed.route.legs.length > 0;
  return (
    <div className={panes.pane}>
      <div className={panes.head}>
        <label className={panes.title} htmlFor={boxId}>
          {texts.title}
        </label>
        <output id={summaryId} className="note">
          {done} {text.trim() !== '' && !isCurrent && problem === undefined && words.briefing.working}
        </output>
        <UndoButtons />
        <RouteMenu parsed={parsed} />
      </div>
      <div className={panes.content}>
        <RouteText box={box} boxId={boxId} parsed={parsed} summaryId={summaryId} />
        <FilePreview replaces={text.trim() !== ''} />
        <ProblemNotice problem={problem} />
        {parsed !== undefined && <Faults route={parsed.route} goTo={goToPlace} />}
        <Alternates />
        <FlightChips totals={parsed?.route.totals} />
        {parsed !== undefined && hasLegs && <MakeReady hotkey="route.ready" plan={parsed.plan} />}
        {parsed !== undefined && (
          <FaultBoundary what={texts.legs}>
            <Legs parsed={parsed} isCurrent={isCurrent} />
          </FaultBoundary>
        )}
        {hasLegs && (
          <FaultBoundary what={words.routeProfile.areas}>
            <AreaList found={found} depart={parsed.route.totals.depart} />
          </FaultBoundary>
        )}
      </div>
      <div className={panes.foot}>
        <BriefingLink />
        {present !== undefined && hasLegs && <PrintMenu present={present} />}
        <Button size="compact-xs" onClick={() => openSheet('own')}>
          {words.storedRoutes.title}
        </Button>
        {parsed !== undefined && (
          <Button size="compact-xs" onClick={() => openSheet('flightPlan')}>
            {words.flightPlan.title}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What is done with the whole of the text, seldom. */
function RouteMenu({ parsed }: Pick<Answer, 'parsed'>) {
  const { text, choices, change, edit } = useRoute();
  const chooser = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const { route: texts } = words;
  const turnAround = () => edit((now) => now && turnedAround({ text: now.text, choices: useRoute.getState().choices }, now.route), parsed);
  return (
    <>
      <FileChooser chooser={chooser} />
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={texts.more} title={texts.more}>
            ⋯
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => chooser.current?.click()}>{words.flightFiles.open}</Menu.Item>
          {parsed !== undefined && parsed.route.form !== 'message' && <Menu.Item onClick={turnAround}>{texts.reverse}</Menu.Item>}
          {parsed !== undefined && (
            <Menu.Item onClick={() => navigate(routeOnMap({ text: parsed.text, choices }))}>{words.common.showOnMap}</Menu.Item>
          )}
          {text !== '' && <Menu.Item onClick={() => change({ text: '', choices: [] })}>{words.common.clear}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

/** The briefing of this route, by a key from wherever the focus is. */
function BriefingLink() {
  const query = useRoute(routeAddressQuery);
  const [, navigate] = useLocation();
  const address = `/briefing?${query}`;
  useWindowEvent('keydown', (event) => {
    if (!isCommand(event, 'b') || query === '') return;
    event.preventDefault();
    navigate(address);
  });
  if (query === '') return null;
  const shown = withKey(words.briefing.title, 'route.brief');
  return (
    <Button variant="filled" size="compact-xs" component={Link} href={address} {...shown} aria-label={shown.title}>
      {words.briefing.title}
    </Button>
  );
}

/** The text is read when the field is left or on Enter, so that undo takes back the whole of it. */
function Alternates() {
  const { alternates, change } = useRoute();
  const take = (text: string): boolean => {
    change({ alternates: text });
    return true;
  };
  return (
    <TypedBox
      name="alternates"
      size="xs"
      className={styles.alternates ?? ''}
      label={words.route.alternates}
      placeholder={words.route.alternatesHint}
      shown={alternates}
      take={take}
      autoCapitalize="characters"
      maxLength={MOST_ALTERNATES}
    />
  );
}
