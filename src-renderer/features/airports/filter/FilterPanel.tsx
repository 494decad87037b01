import { Button, Checkbox, CloseButton, NativeSelect } from '@mantine/core';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { columnTitle } from '#renderer/format/airport/field-in-words.ts';
import { flags } from '#renderer/format/airport/fields.ts';
import { unitsOf } from '#renderer/format/use-units.ts';
import type { Answer } from '#renderer/i18n/catalogue.ts';
import { words, language } from '#renderer/i18n/words.ts';
import { type AirportFilter, answers, countConditions, kinds, type Lighting, lightings, noFilter } from './airport-filter.ts';
import styles from './FilterPanel.module.css';
import { NearField } from './NearField.tsx';
import { NumberField, TextField } from './TypedFields.tsx';
import { feetInField, feetOf } from './unit-fields.ts';
import { useMemo } from 'react';
import { useApi } from '#renderer/data/api/use-query.ts';
import { passFocus } from '#renderer/components/keyboard/focus.ts';
import { countryName } from '#renderer/format/names.ts';

/** The most common kinds of service; any other can be typed. */
const services = ['TWR', 'APP', 'ATIS', 'GND', 'DEP', 'CTAF', 'UNIC', 'AFIS', 'INFO', 'RDO', 'DEL', 'CNTR', 'FSS', 'RCO', 'AWOS', 'ASOS'];
const SERVICES = 'airport-services';

export type FilterFieldProps = { filter: AirportFilter; change: (part: Partial<AirportFilter>) => void };

export function FilterPanel({ filter, change }: FilterFieldProps) {
  const { airports } = words;
  const isEmpty = countConditions(filter) === 0;
  return (
    <form className="stack" aria-label={words.common.filter} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.part}>
        <legend>{airports.what}</legend>
        <TextField label={airports.text} held={filter.text} change={(text) => change({ text })} />
        <Checkbox
          size="xs"
          label={airports.onlyFavourites}
          {...withKey(airports.onlyFavourites, 'airports.favourites')}
          checked={filter.favourites !== undefined}
          onChange={({ currentTarget }) => change({ favourites: currentTarget.checked ? [] : undefined })}
        />
        <fieldset className={styles.kinds}>
          <legend>{words.common.type}</legend>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              size="xs"
              label={airports.kinds[kind]}
              checked={filter.kinds.includes(kind)}
              onChange={() => change({ kinds: kinds.filter((one) => filter.kinds.includes(one) !== (one === kind)) })}
            />
          ))}
        </fieldset>
        <div className={styles.pair}>
          {flags.map(({ field, filterName }) => (
            <AnswerField
              key={filterName}
              label={columnTitle(field)}
              value={filter[filterName]}
              change={(answer) => change({ [filterName]: answer })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{words.notams.boxes.airport}</legend>
        <CountryField countries={filter.countries} change={(countries) => change({ countries })} />
        <NearField near={filter.near} change={(near) => change({ near })} />
        <div className={styles.pair}>
          <LengthField
            label={airports.elevationFrom}
            feet={filter.elevationFrom}
            limit="least"
            isNegativeAllowed
            change={(elevationFrom) => change({ elevationFrom })}
          />
          <LengthField
            label={airports.elevationTo}
            feet={filter.elevationTo}
            limit="most"
            isNegativeAllowed
            change={(elevationTo) => change({ elevationTo })}
          />
        </div>
      </fieldset>
      <RunwayFields filter={filter} change={change} />
      <fieldset className={styles.part}>
        <legend>{words.common.frequencies}</legend>
        <TextField
          label={airports.frequency}
          held={filter.frequency}
          list={SERVICES}
          change={(frequency) => change({ frequency: frequency.toUpperCase() })}
        />
        <datalist id={SERVICES}>
          {services.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </datalist>
      </fieldset>
      <Button type="button" aria-disabled={isEmpty} {...(isEmpty && { 'data-disabled': true })} onClick={() => change(noFilter)}>
        {airports.clear}
      </Button>
    </form>
  );
}

type AnswerFieldProps = { label: string; value: Answer; change: (value: Answer) => void };

const AnswerField = ({ label, value, change }: AnswerFieldProps) => (
  <NativeSelect
    size="xs"
    label={label}
    value={value}
    onChange={(event) => change(event.currentTarget.value as Answer)}
    data={answers.map((answer) => ({ value: answer, label: words.airports.answers[answer] }))}
  />
);

/** A single runway must meet all of these conditions. */
function RunwayFields({ filter, change }: FilterFieldProps) {
  const { airports } = words;
  return (
    <fieldset className={styles.part}>
      <legend>{airports.runway}</legend>
      <div className={styles.pair}>
        <LengthField label={airports.length} feet={filter.runwayLength} limit="least" change={(runwayLength) => change({ runwayLength })} />
        <LengthField label={airports.width} feet={filter.runwayWidth} limit="least" change={(runwayWidth) => change({ runwayWidth })} />
      </div>
      <div className={styles.pair}>
        <NativeSelect
          size="xs"
          label={words.common.lit}
          value={filter.lighted}
          onChange={(event) => change({ lighted: event.currentTarget.value as Lighting })}
          data={lightings.map((lighting) => ({ value: lighting, label: airports.answers[lighting] }))}
        />
        <TextField label={airports.surface} held={filter.surface} change={(surface) => change({ surface })} />
      </div>
    </fieldset>
  );
}

type LengthFieldProps = {
  label: (unit: string) => string;
  feet: number | undefined;
  limit: 'least' | 'most';
  isNegativeAllowed?: boolean;
  change: (feet: number | undefined) => void;
};

/** A length or height in the unit chosen; in metres it also shows the feet of the query. */
function LengthField({ label, feet, limit, isNegativeAllowed = false, change }: LengthFieldProps) {
  const settings = useSettings((choices) => choices.settings);
  const unit = settings.lengthUnit;
  const inQuery = feet === undefined || unit === 'ft' ? undefined : words.airports.searchedAs(unitsOf(settings).otherLength(feet));
  return (
    <NumberField
      label={label(unit)}
      held={feet === undefined ? '' : feetInField(feet, unit)}
      inQuery={inQuery}
      isNegativeAllowed={isNegativeAllowed}
      change={(value) => change(value === undefined ? undefined : feetOf(value, unit, limit))}
    />
  );
}

/** The API's largest page of countries; the world has fewer. */
const ALL = 300;

type CountryFieldProps = { countries: readonly string[]; change: (countries: readonly string[]) => void };

/** Countries by name; each added one is listed below with a button to remove it. */
function CountryField({ countries, change }: CountryFieldProps) {
  const { airports } = words;
  const { latest } = useApi('listCountries', { query: { limit: ALL } });
  const items = latest?.items;
  const choices = useMemo(
    () =>
      (items ?? [])
        .map(({ isoId }) => ({ value: isoId, label: countryName(isoId) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    [items],
  );
  return (
    <div data-passes-focus>
      <NativeSelect
        size="xs"
        label={words.fields.countryCode.label}
        value=""
        onChange={(event) => change([...countries, event.currentTarget.value])}
        data={[{ value: '', label: airports.addCountry }, ...choices.filter(({ value }) => !countries.includes(value))]}
      />
      {countries.length > 0 && (
        <ul className={`tags bare-list ${styles.chips}`}>
          {countries.map((code) => (
            <li key={code} className="chosen">
              {countryName(code)}
              <CloseButton
                size="xs"
                aria-label={words.common.removeNamed(countryName(code))}
                onClick={({ currentTarget }) => {
                  passFocus(currentTarget);
                  change(countries.filter((other) => other !== code));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
