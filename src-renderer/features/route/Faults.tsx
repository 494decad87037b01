import { Button } from '@mantine/core';
import { memo } from 'react';
import type { RouteFault } from '#contract/route/faults.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import type { Choice } from '#renderer/data/route/asked-route.ts';
import { words } from '#renderer/i18n/words.ts';
import { CandidateNote } from './SuggestionList.tsx';
import { toneOf, type Span } from './marks.ts';
import { useRoute } from './route-state.ts';
import styles from './Route.module.css';
import { candidatesOf } from './suggestions.ts';

type FaultsProps = { route: ParsedRoute; goTo: (place: Span) => void };

/** Every fault with a way to its place, every choice with its candidates, and the choices that were made. */
export const Faults = memo(function Faults({ route, goTo }: FaultsProps) {
  const { choices, withdraw } = useRoute();
  const { route: texts } = words;
  const chosen = chosenPlaces(route, choices);
  if (route.faults.length + chosen.length === 0) return null;
  return (
    <ul className={styles.faults} aria-label={texts.faultsTitle}>
      {route.faults.map((fault) => (
        <FaultRow key={`${fault.from}:${fault.to}:${fault.code}`} fault={fault} words={route.words} goTo={goTo} />
      ))}
      {chosen.map(({ choice, name }) => (
        <li key={`${choice.word}@${choice.from}`} className={styles.fault}>
          <span>{texts.chosen(choice.word, name)}</span>
          <Button variant="default" size="compact-xs" onClick={() => withdraw(choice)}>
            {texts.withdraw(choice.word)}
          </Button>
        </li>
      ))}
    </ul>
  );
});

type FaultRowProps = { fault: RouteFault; words: ParsedRoute['words']; goTo: FaultsProps['goTo'] };

function FaultRow({ fault, words: wordsOfRoute, goTo }: FaultRowProps) {
  const choose = useRoute((route) => route.choose);
  const { route } = words;
  const tone = toneOf(fault, wordsOfRoute);
  const sentence = fault.code === 'notInData' && tone === 'note' ? route.faults.wayNotInData : route.faults[fault.code];
  const what = fault.text === '' ? route.atEnd : fault.text;
  const take = (choice: Choice | undefined) => choice && choose(choice);
  return (
    <li className={styles.fault}>
      <span>
        <span className={styles.tone} data-tone={tone}>
          {route.tones[tone]}
        </span>{' '}
        <button type="button" className={styles.place} aria-label={route.goToWord(what)} onClick={() => goTo(fault)}>
          {what}
        </button>{' '}
        {sentence}
      </span>
      {fault.candidates.length > 0 && (
        <fieldset className={styles.candidates} aria-label={route.candidates(what)}>
          {candidatesOf(fault, wordsOfRoute).map((one) => (
            <Button
              key={`${one.kind}:${one.id}`}
              variant={one.candidate?.isTaken === true ? 'light' : 'default'}
              size="compact-xs"
              aria-pressed={one.candidate?.isTaken === true}
              onClick={() => take(one.choice)}
            >
              <span>
                {one.code} {one.name}, {one.type ?? route.kinds[one.kind]} <CandidateNote candidate={one.candidate} />
              </span>
            </Button>
          ))}
        </fieldset>
      )}
    </li>
  );
}

type Chosen = { choice: Choice; name: string };

/** The choices that the route follows, by the name of what they mean. */
function chosenPlaces({ points, alternates }: ParsedRoute, choices: readonly Choice[]): Chosen[] {
  return choices.flatMap((choice) => {
    const point = [...points, ...alternates].find(
      ({ id, reference, from }) => (id === choice.id || reference?.id === choice.id) && (choice.from === undefined || choice.from === from),
    );
    const name = point?.name ?? point?.reference?.ident;
    return point === undefined ? [] : [{ choice, name: name ?? point.text }];
  });
}
