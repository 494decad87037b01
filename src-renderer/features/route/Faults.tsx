import { Button, Menu } from '@mantine/core';
import { memo } from 'react';
import type { RouteFault } from '#contract/route/faults.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import type { Choice } from '#renderer/data/route/route-in-address.ts';
import { words } from '#renderer/i18n/words.ts';
import { CandidateNote } from './SuggestionList.tsx';
import { toneOf, type Span } from './marks.ts';
import { useRoute } from './route-state.ts';
import styles from './Route.module.css';
import { candidatesOf } from './suggestions.ts';

type GoTo = (place: Span) => void;
type FaultsProps = { route: ParsedRoute; goTo: GoTo };

/** Every fault with a way to its place, what the ambiguous words are taken as, and the choices that were made. A word is chosen where it is written. */
export const Faults = memo(function Faults({ route, goTo }: FaultsProps) {
  const { choices, withdraw } = useRoute();
  const { route: texts } = words;
  const chosen = chosenPlaces(route, choices);
  const homonyms = route.faults.filter((fault) => fault.code === 'ambiguous' && fault.candidates.some(({ isTaken }) => isTaken));
  const others = route.faults.filter((fault) => !homonyms.includes(fault));
  if (route.faults.length + chosen.length === 0) return null;
  return (
    <ul className="bare-list tight" aria-label={texts.faultsTitle}>
      {others.map((fault) => (
        <FaultRow key={`${fault.from}:${fault.to}:${fault.code}`} fault={fault} words={route.words} goTo={goTo} />
      ))}
      {homonyms.length > 0 && (
        <li className={styles.fault}>
          <span>
            <span className={styles.tone}>{texts.ambiguousPoints(homonyms.length)}</span>{' '}
            {homonyms.map((fault, at) => (
              <span key={`${fault.from}:${fault.alternate}`}>
                {at > 0 && ', '}
                <WordButton fault={fault} words={route.words} goTo={goTo} /> {takenAs(fault)}
              </span>
            ))}
          </span>
        </li>
      )}
      {chosen.map(({ choice, name }) => (
        <li key={`${choice.word}@${choice.from}`} className={styles.fault}>
          <span>{texts.chosen(choice.word, name)}</span>
          <Button size="compact-xs" onClick={() => withdraw(choice)}>
            {texts.withdraw(choice.word)}
          </Button>
        </li>
      ))}
    </ul>
  );
});

function takenAs({ candidates }: RouteFault): string {
  const taken = candidates.find(({ isTaken }) => isTaken);
  return taken === undefined ? '' : words.route.takenAs(`${taken.name} ${taken.kind === 'navaid' ? (taken.type ?? '') : ''}`.trim());
}

type FaultProps = { fault: RouteFault; words: ParsedRoute['words']; goTo: GoTo };

function FaultRow({ fault, words: wordsOfRoute, goTo }: FaultProps) {
  const { route } = words;
  const tone = toneOf(fault, wordsOfRoute);
  return (
    <li className={styles.fault}>
      <span>
        <span className={styles.tone} data-tone={tone}>
          {route.tones[tone]}
        </span>{' '}
        <WordButton fault={fault} words={wordsOfRoute} goTo={goTo} /> {sentenceOf(fault, wordsOfRoute)}
      </span>
    </li>
  );
}

function sentenceOf({ code, from }: RouteFault, wordsOfRoute: ParsedRoute['words']): string {
  const { faults } = words.route;
  const kind = wordsOfRoute.find((word) => word.from === from)?.kind;
  if (code === 'notInData' && (kind === 'airway' || kind === 'procedure')) return faults.wayNotInData;
  return code === 'misplaced' && kind === 'speedLevel' ? faults.speedLevelMisplaced : faults[code];
}

/** Leads to the word, where its candidates are offered; those of an alternate, which is not in the text, are a menu. */
function WordButton({ fault, words: wordsOfRoute, goTo }: FaultProps) {
  const choose = useRoute((route) => route.choose);
  const { route } = words;
  const what = fault.text === '' ? route.atEnd : fault.text;
  if (fault.alternate === undefined || fault.candidates.length === 0)
    return (
      <button type="button" className={styles.place} aria-label={route.goToWord(what)} onClick={() => goTo(fault)}>
        {what}
      </button>
    );
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <button type="button" className={styles.place} aria-label={route.candidates(what)}>
          {what} <span aria-hidden="true">▾</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {candidatesOf(fault, wordsOfRoute).map((one) => (
          <Menu.Item key={`${one.kind}:${one.id}`} onClick={() => one.choice && choose(one.choice)}>
            {one.code} {one.name}, {one.type ?? route.kinds[one.kind]} <CandidateNote candidate={one.candidate} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
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
