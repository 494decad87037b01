import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readMoment } from '#domain/time.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRoute } from '../route-state.ts';
import { levelWindNames, MOST_LEVELS, readLevelWinds } from '../winds/level-winds.ts';
import { AircraftForm } from './AircraftForm.tsx';
import { LinesTable } from './LinesTable.tsx';
import { readAirTyped } from '#renderer/format/route/air-typed.ts';
import { readWindTyped } from '#renderer/format/route/wind-typed.ts';
import own from './Flight.module.css';
import styles from '../Route.module.css';

/** Departure, winds and as much of an aircraft as the legs need. */
export function FlightForm() {
  return (
    <form className={styles.flight} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <Departure />
        <Wind />
        <Air />
      </div>
      <LevelWinds />
      <AircraftForm />
    </form>
  );
}

/** Open where there are some: winds that count are in sight. */
function LevelWinds() {
  const { levelWinds, change } = useRoute();
  const [wasGiven] = useState(levelWinds.length > 0);
  const { levelWinds: texts } = words.route;
  return (
    <details className={own.more} open={wasGiven}>
      <summary>{texts.title}</summary>
      <p className={own.note}>{texts.note}</p>
      <LinesTable
        names={levelWindNames}
        headings={texts.headings}
        lines={levelWinds}
        faults={readLevelWinds(levelWinds).faults}
        most={MOST_LEVELS}
        change={(lines) => change({ levelWinds: lines })}
      />
    </details>
  );
}

/** `2026-11-22 0800Z`. */
const written = (moment: number): string => {
  const iso = new Date(moment).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 13)}${iso.slice(14, 16)}Z`;
};

/** Read when left or by Enter, and shown with its date from then on. */
function Departure() {
  const { depart, change } = useRoute();
  const now = useNow();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const { route } = words;
  const take = () => {
    if (typed === undefined) return;
    const moment = typed.trim() === '' ? undefined : readMoment(typed, now);
    const isUnread = moment === undefined && typed.trim() !== '';
    setWrong(isUnread);
    if (!isUnread) setTyped(undefined);
    change({ depart: moment });
  };
  return (
    <TextInput
      name="depart"
      label={route.depart}
      value={typed ?? (depart === undefined ? '' : written(depart))}
      placeholder={route.departHint}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      error={isWrong ? route.departFault : undefined}
      className={styles.wide ?? ''}
      autoComplete="off"
      spellCheck={false}
      maxLength={30}
    />
  );
}

/** Of use to a Mach number alone. */
function Air() {
  const { text, air, change } = useRoute();
  const [isLeft, setLeft] = useState(true);
  const { route } = words;
  if (air === '' && !/(?:^|[\s/-])M\d{3}(?:\b|[AFMSV])/i.test(text)) return null;
  return (
    <TextInput
      name="air"
      label={route.air}
      value={air}
      placeholder={route.airHint}
      onChange={({ currentTarget }) => {
        setLeft(false);
        change({ air: currentTarget.value });
      }}
      onBlur={() => setLeft(true)}
      error={isLeft && readAirTyped(air) === 'wrong' ? route.airFault : undefined}
      className={styles.wide ?? ''}
      autoComplete="off"
      spellCheck={false}
      maxLength={12}
    />
  );
}

function Wind() {
  const { wind, change } = useRoute();
  const [isLeft, setLeft] = useState(true);
  const { route } = words;
  return (
    <TextInput
      name="wind"
      label={route.wind}
      value={wind}
      placeholder={route.windHint}
      description={route.windNote}
      onChange={({ currentTarget }) => {
        setLeft(false);
        change({ wind: currentTarget.value });
      }}
      onBlur={() => setLeft(true)}
      error={isLeft && readWindTyped(wind) === 'wrong' ? route.windFault : undefined}
      className={styles.wide ?? ''}
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
    />
  );
}
