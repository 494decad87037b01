import { Button } from '@mantine/core';
import { useCallback, useId, useRef } from 'react';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { routeOnMap } from '#renderer/data/route/asked-route.ts';
import { words } from '#renderer/i18n/words.ts';
import { Faults } from './Faults.tsx';
import { FlightForm } from './flight/FlightForm.tsx';
import { Legs } from './legs/Legs.tsx';
import type { Span } from './marks.ts';
import { useRoute } from './route-state.ts';
import { RouteText } from './RouteText.tsx';
import { goTo, reversed, typeInto } from './text-edits.ts';
import { UndoButtons } from './undo/UndoButtons.tsx';
import { useUndoKeys } from './undo/use-undo-keys.ts';
import { useParsed } from './use-parsed.ts';
import { useRouteAddress } from './use-route-address.ts';
import styles from './Route.module.css';

/** A route as words, and what the server works out of it. */
export default function RouteScreen() {
  useRouteAddress();
  useUndoKeys();
  const text = useRoute((route) => route.text);
  const choices = useRoute((route) => route.choices);
  const { parsed, isCurrent, problem } = useParsed();
  const box = useRef<HTMLTextAreaElement>(null);
  const summaryId = useId();
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
            <UndoButtons />
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
