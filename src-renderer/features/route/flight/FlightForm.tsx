import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readMoment } from '#domain/time.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { cruiseNames, fuelUnits, profileNames, readAircraft, type FigureFault, type FigureName, type FuelUnit } from './aircraft-fields.ts';
import { whole } from '../legs/figures.ts';
import { useRoute } from '../route-state.ts';
import { readWindTyped } from './wind-typed.ts';
import styles from '../Route.module.css';

/** Departure, wind and as much of an aircraft as the legs need. */
export function FlightForm() {
  const { aircraft, change } = useRoute();
  const { faults } = readAircraft(aircraft);
  const { route } = words;
  const faultText = (fault: FigureFault | undefined) =>
    fault && (fault.kind === 'alone' ? route.alone : route.range(whole(fault.least), whole(fault.most)));
  const figure = (name: FigureName) => (
    <TextInput
      key={name}
      name={name}
      label={route.figures[name]}
      value={aircraft[name]}
      error={faultText(faults[name])}
      onChange={({ currentTarget }) => change({ aircraft: { ...aircraft, [name]: currentTarget.value } })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
    />
  );
  return (
    <form className={styles.flight} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <Departure />
        <Wind />
      </div>
      <fieldset className={styles.group}>
        <legend>{route.aircraft}</legend>
        <div className={styles.fields}>
          {cruiseNames.map(figure)}
          <NativeSelect
            label={route.fuelUnit}
            value={aircraft.fuelUnit}
            data={fuelUnits.map((value) => ({ value, label: route.fuelUnits[value] }))}
            onChange={({ currentTarget }) => change({ aircraft: { ...aircraft, fuelUnit: currentTarget.value as FuelUnit } })}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{route.profile}</legend>
        <div className={styles.fields}>{profileNames.map(figure)}</div>
      </fieldset>
      <p className={styles.dim}>{route.remembered}</p>
    </form>
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
