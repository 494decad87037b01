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
import styles from '../Route.module.css';

/** Departure, winds and as much of an aircraft as the legs need. */
export function FlightForm() {
  return (
    <form className={styles.stack} onSubmit={(event) => event.preventDefault()}>
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
    <details className={styles.more} open={wasGiven}>
      <summary>{texts.title}</summary>
      <p className={styles.note}>{texts.note}</p>
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

/** The outside air is of use to a Mach number alone. */
function Air() {
  const { text, air } = useRoute();
  if (air === '' && !/(?:^|[\s/-])M\d{3}(?:\b|[AFMSV])/i.test(text)) return null;
  return <TypedBox name="air" isWrong={readAirTyped(air) === 'wrong'} most={12} />;
}

const Wind = () => (
  <TypedBox name="wind" isWrong={readWindTyped(useRoute(({ wind }) => wind)) === 'wrong'} most={20} description={words.route.windNote} />
);

type TypedBoxProps = { name: 'air' | 'wind'; isWrong: boolean; most: number; description?: string };

/** What is wrong is said when the box is left. */
function TypedBox({ name, isWrong, most, description }: TypedBoxProps) {
  const { [name]: value, change } = useRoute();
  const [isLeft, setLeft] = useState(true);
  const { route } = words;
  return (
    <TextInput
      name={name}
      label={route[name]}
      value={value}
      placeholder={route[`${name}Hint`]}
      description={description}
      onChange={({ currentTarget }) => {
        setLeft(false);
        change({ [name]: currentTarget.value });
      }}
      onBlur={() => setLeft(true)}
      error={isLeft && isWrong ? route[`${name}Fault`] : undefined}
      className={styles.wide ?? ''}
      autoComplete="off"
      spellCheck={false}
      maxLength={most}
    />
  );
}
