import { CloseButton, NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useApi } from '#renderer/data/api/use-query.ts';
import { passFocus } from '#renderer/components/keyboard/focus.ts';
import { language, words } from '#renderer/i18n/words.ts';
import { countryName } from '#renderer/format/names.ts';
import styles from './FilterPanel.module.css';

/** The API's largest page of countries; the world has fewer. */
const ALL = 300;

type CountryFieldProps = { countries: readonly string[]; change: (countries: readonly string[]) => void };

/** Countries by name; each added one is listed below with a button to remove it. */
export function CountryField({ countries, change }: CountryFieldProps) {
  const { airports } = words;
  const { body, earlier } = useApi('listCountries', { query: { limit: ALL } });
  const items = (body ?? earlier)?.items;
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
        label={airports.country}
        value=""
        onChange={(event) => change([...countries, event.currentTarget.value])}
        data={[{ value: '', label: airports.addCountry }, ...choices.filter(({ value }) => !countries.includes(value))]}
      />
      {countries.length > 0 && (
        <ul className={`tags bare-list ${styles.chips}`}>
          {countries.map((code) => (
            <li key={code} className={styles.chip}>
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
