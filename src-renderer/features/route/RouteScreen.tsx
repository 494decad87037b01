import { Button, TextInput } from '@mantine/core';
import { useCallback, useId, useMemo, useRef, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ParsedRoute } from '#contract/route/route.ts';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { Meanwhile } from '#renderer/components/fetched-part.ts';
import { isCommand } from '#renderer/components/keyboard/is-command.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { routeOnMap, askedRouteQuery } from '#renderer/data/route/asked-route.ts';
import type { DrawnRoute, RouteMapProps } from '#renderer/data/route/route-map.ts';
import { words } from '#renderer/i18n/words.ts';
import { useAdded, useWaitingEdits } from './edits/use-edits.ts';
import { useMapEdits } from './edits/use-map-edits.ts';
import { Faults } from './Faults.tsx';
import { FilePreview, OpenFileButton } from './files/OpenFile.tsx';
import { SaveRoute } from './files/SaveRoute.tsx';
import { FlightPlanSheet } from './flight-plan/FlightPlanSheet.tsx';
import { FlightForm } from './flight/FlightForm.tsx';
import { Legs } from './legs/Legs.tsx';
import type { Span } from './marks.ts';
import { Profile } from './profile/Profile.tsx';
import { useRoute, MOST_ALTERNATES } from './route-state.ts';
import styles from './Route.module.css';
import { RouteText } from './RouteText.tsx';
import { OwnSheets } from './stored/OwnSheets.tsx';
import { goTo, reversed, reversedChoices, typeInto } from './text-edits.ts';
import { UndoButtons, useUndoKeys } from './undo/UndoButtons.tsx';
import { useParsed, type Parsed } from './use-parsed.ts';
import { useRouteAddress } from './use-route-address.ts';

/** A route as words, and what the server works out of it; `Chart` is the map beside it. */
export default function RouteScreen({ Chart }: { Chart: ComponentType<RouteMapProps> }) {
  const query = useRouteAddress();
  const added = useAdded(query);
  useUndoKeys();
  const text = useRoute((route) => route.text);
  const choices = useRoute((route) => route.choices);
  const { parsed, isCurrent, present, problem } = useParsed();
  const box = useRef<HTMLTextAreaElement>(null);
  const summaryId = useId();
  useWaitingEdits(parsed);
  const { edits, done } = useMapEdits(parsed);
  const drawn = useDrawnRoute(parsed, choices);
  const { route: texts } = words;
  const goToPlace = useCallback((place: Span) => box.current && goTo(box.current, place), []);
  const write = (next: string) => box.current && typeInto(box.current, { from: 0, to: text.length }, next);
  const turnAround = ({ words: read }: ParsedRoute) => {
    write(reversed(text, read));
    useRoute.getState().change({ choices: reversedChoices(choices, text, read) });
  };
  const canReverse = parsed !== undefined && parsed.route.form !== 'message';

  return (
    <Page title={words.route.title} lead={texts.lead}>
      <Sheet title={texts.words}>
        <div className={styles.stack}>
          <RouteText box={box} parsed={parsed} summaryId={summaryId} />
          <Alternates />
          <div className={styles.acts}>
            {canReverse && (
              <Button variant="default" onClick={() => parsed.text === text && turnAround(parsed.route)}>
                {texts.reverse}
              </Button>
            )}
            {text !== '' && (
              <Button variant="default" onClick={() => write('')}>
                {texts.clear}
              </Button>
            )}
            <UndoButtons />
            <OpenFileButton />
            <BriefingLink />
            <output id={summaryId} className={styles.dim}>
              {added.done || done} {parsed !== undefined && isCurrent && texts.faultCount(parsed.route.faults.length)}
              {text.trim() !== '' && !isCurrent && problem === undefined && texts.working}
            </output>
          </div>
          <FilePreview replaces={text.trim() !== ''} />
          {added.problem !== undefined && <ProblemNotice problem={added.problem} />}
          {problem !== undefined && <ProblemNotice problem={problem} />}
          {parsed !== undefined && <Faults route={parsed.route} goTo={goToPlace} />}
          {present !== undefined && parsed !== undefined && parsed.route.legs.length > 0 && <SaveRoute present={present} />}
        </div>
      </Sheet>
      <Meanwhile value={null}>
        <FaultBoundary what={words.routeMap.title}>
          <Chart route={drawn} edits={edits} />
        </FaultBoundary>
      </Meanwhile>
      <Sheet title={texts.flight}>
        <FlightForm />
      </Sheet>
      {parsed !== undefined && (
        <FaultBoundary what={texts.legs}>
          <Legs parsed={parsed} isCurrent={isCurrent} mapAddress={routeOnMap({ text: parsed.text, choices })} />
        </FaultBoundary>
      )}
      {parsed !== undefined && (
        <FaultBoundary what={words.routeProfile.title}>
          <Profile parsed={parsed} />
        </FaultBoundary>
      )}
      {parsed !== undefined && (
        <FaultBoundary what={words.flightPlan.title}>
          <FlightPlanSheet parsed={parsed} write={write} />
        </FaultBoundary>
      )}
      <FaultBoundary what={words.storedRoutes.title}>
        <OwnSheets present={parsed && present} />
      </FaultBoundary>
    </Page>
  );
}

/** The same object until another answer is here. */
function useDrawnRoute(parsed: Parsed | undefined, choices: DrawnRoute['choices']): DrawnRoute | undefined {
  return useMemo(() => {
    if (parsed === undefined || parsed.route.points.length === 0) return undefined;
    const { points, legs, totals } = parsed.route;
    return { text: parsed.text, choices, points, legs, distanceNm: totals.distanceNm };
  }, [parsed, choices]);
}

/** The briefing of this route, by a key from wherever the focus is. */
function BriefingLink() {
  const query = useRoute(askedRouteQuery);
  const [, navigate] = useLocation();
  const address = `/briefing?${query}`;
  const go = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event, 'b') || query === '') return;
    event.preventDefault();
    navigate(address);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => go(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (query === '') return null;
  const shown = withKey(words.briefing.title, 'route.brief');
  return (
    <Link href={address} {...shown}>
      {shown.title}
    </Link>
  );
}

/** Read when left or by Enter, so that undo takes back the whole of it. */
function Alternates() {
  const { alternates, change } = useRoute();
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed !== undefined) change({ alternates: typed.trim() });
    setTyped(undefined);
  };
  return (
    <TextInput
      name="alternates"
      label={words.route.alternates}
      placeholder={words.route.alternatesHint}
      value={typed ?? alternates}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MOST_ALTERNATES}
    />
  );
}
