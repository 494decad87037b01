import { Button } from '@mantine/core';
import { useCallback, useId, useRef } from 'react';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { routeOnMap } from '#renderer/data/route/asked-route.ts';
import { words } from '#renderer/i18n/words.ts';
import { useHistory } from './edit/history.ts';
import { useUndoKeys } from './edit/use-undo-keys.ts';
import { Faults } from './Faults.tsx';
import { FlightForm } from './flight/FlightForm.tsx';
import { Legs } from './legs/Legs.tsx';
import type { Span } from './marks.ts';
import { useRoute } from './route-state.ts';
import { RouteText } from './RouteText.tsx';
import { goTo, reversed, typeInto } from './text-edits.ts';
import { useParsed } from './use-parsed.ts';
import { useRouteAddress } from './use-route-address.ts';
import styles from './Route.module.css';

/** A route as words, and what the server works out of it. */
export default function RouteScreen() {
  useRouteAddress();
  const text = useRoute((route) => route.text);
  const choices = useRoute((route) => route.choices);
  const { parsed, isCurrent, problem } = useParsed();
  const box = useRef<HTMLTextAreaElement>(null);
  const summaryId = useId();
  useUndoKeys(box);
  const { route: texts } = words;
  const goToPlace = useCallback((place: Span) => box.current && goTo(box.current, place), []);
  const write = (next: string) => box.current && typeInto(box.current, { from: 0, to: text.length }, next);
  const canReverse = parsed !== undefined && parsed.route.form !== 'message';

  return (
    <Page title={words.layout.route} lead={texts.lead}>
      <Sheet title={texts.words}>
        <div className={styles.words}>
          <RouteText box={box} parsed={parsed} summaryId={summaryId} />
          <div className={styles.acts}>
            <UndoButtons />
            {canReverse && (
              <Button variant="default" onClick={() => parsed.text === text && write(reversed(text, parsed.route.words))}>
                {texts.reverse}
              </Button>
            )}
            {text !== '' && (
              <Button variant="default" onClick={() => write('')}>
                {texts.clear}
              </Button>
            )}
            <output id={summaryId} className={styles.dim}>
              {parsed !== undefined && (isCurrent ? texts.faultCount(parsed.route.faults.length) : problem === undefined && texts.working)}
            </output>
          </div>
          {problem !== undefined && <ProblemNotice problem={problem} />}
          {parsed !== undefined && <Faults route={parsed.route} goTo={goToPlace} />}
        </div>
      </Sheet>
      <Sheet title={texts.flight}>
        <FlightForm />
      </Sheet>
      {parsed !== undefined && <Legs parsed={parsed} isCurrent={isCurrent} mapAddress={routeOnMap({ text: parsed.text, choices })} />}
    </Page>
  );
}

function UndoButtons() {
  const { past, future, undo, redo } = useHistory();
  const { route } = words;
  return (
    <>
      <Button variant="default" onClick={undo} disabled={past.length === 0}>
        {route.undo}
      </Button>
      <Button variant="default" onClick={redo} disabled={future.length === 0}>
        {route.redo}
      </Button>
    </>
  );
}
