import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { whole } from '../legs/figures.ts';
import { useRoute } from '../route-state.ts';
import {
  cruiseNames,
  fuelUnits,
  isNoAircraft,
  MOST_NAME,
  profileNames,
  readAircraft,
  type AircraftFields,
  type FigureFault,
  type FigureName,
  type FuelUnit,
  cardNames,
  MOST_CARD_LINES,
  readCard,
} from './aircraft-fields.ts';
import { LinesTable } from './LinesTable.tsx';
import styles from '../Route.module.css';

/** One of several that the window remembers: name, cruise, climb and descent, and the card next to its compass. */
export function AircraftForm() {
  const { aircraft, others, change } = useRoute();
  const { faults } = readAircraft(aircraft);
  const { route } = words;
  const set = (part: Partial<AircraftFields>) => change({ aircraft: { ...aircraft, ...part } });
  const faultText = (fault: FigureFault | undefined) =>
    fault && (fault.kind === 'alone' ? route.alone : words.common.numberRange(whole(fault.least), whole(fault.most)));
  const figure = (name: FigureName) => (
    <TextInput
      key={name}
      name={name}
      label={route.figures[name]}
      value={aircraft[name]}
      error={faultText(faults[name])}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
      inputMode="decimal"
      maxLength={12}
    />
  );
  return (
    <fieldset className={`stack ${styles.group}`}>
      <legend>{route.chips.aircraft}</legend>
      <Which />
      <div className="boxes aligned-end">
        <TextInput
          name="aircraft"
          label={route.aircraftName}
          value={aircraft.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          maxLength={MOST_NAME}
        />
        {cruiseNames.map(figure)}
        <NativeSelect
          label={route.fuelUnit}
          value={aircraft.fuelUnit}
          data={fuelUnits.map((value) => ({ value, label: route.fuelUnits[value] }))}
          onChange={({ currentTarget }) => set({ fuelUnit: currentTarget.value as FuelUnit })}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>{route.profile}</legend>
        <div className="boxes aligned-end">{profileNames.map(figure)}</div>
      </fieldset>
      <Card key={others.map(({ name }) => name).join('\n')} />
      <p className="note">{route.remembered}</p>
    </fieldset>
  );
}

/** There is nothing to choose among while there is only one. */
function Which() {
  const { aircraft, others, takeAircraft, addAircraft, forgetAircraft } = useRoute();
  const { route } = words;
  const nameOf = ({ name }: AircraftFields): string => (name.trim() === '' ? route.unnamed : name);
  const isNew = isNoAircraft(aircraft);
  return (
    <div className="aligned-end">
      {others.length > 0 && (
        <NativeSelect
          label={route.whichAircraft}
          value=""
          data={[
            { value: '', label: isNew ? route.newAircraft : nameOf(aircraft) },
            ...others.map((one, place) => ({ value: String(place), label: nameOf(one) })),
          ]}
          onChange={({ currentTarget }) => currentTarget.value !== '' && takeAircraft(Number(currentTarget.value))}
        />
      )}
      <Button aria-disabled={isNew} onClick={() => !isNew && addAircraft()}>
        {route.addAircraft}
      </Button>
      {(!isNew || others.length > 0) && (
        <Button onClick={forgetAircraft}>{words.common.removeNamed(isNew ? route.newAircraft : nameOf(aircraft))}</Button>
      )}
    </div>
  );
}

/** It is open where the aircraft that comes into use has one. */
function Card() {
  const { aircraft, change } = useRoute();
  const [wasGiven] = useState(aircraft.card.length > 0);
  const { card } = words.route;
  return (
    <details className={styles.more} open={wasGiven}>
      <summary>{card.title}</summary>
      <p className={`note ${styles.note}`}>{card.note}</p>
      <LinesTable
        names={cardNames}
        headings={card.headings}
        lines={aircraft.card}
        faults={readCard(aircraft.card).faults}
        most={MOST_CARD_LINES}
        change={(lines) => change({ aircraft: { ...aircraft, card: lines } })}
      />
    </details>
  );
}
