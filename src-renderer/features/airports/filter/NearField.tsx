import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readPosition } from '#domain/read-position.ts';
import { problemFrom, ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { words } from '#renderer/i18n/words.ts';
import { MAX_RADIUS_NM, MAX_TEXT, type Near } from './airport-filter.ts';
import styles from './FilterPanel.module.css';
import { NumberField } from './TypedFields.tsx';
import { distanceInField, nauticalMilesOf } from './unit-fields.ts';

/** An alternate is usually searched within this radius. */
const FIRST_RADIUS_NM = 50;

type NearFieldProps = { near: Near | undefined; change: (near: Near | undefined) => void };

/** A place and how far around it; the place takes effect with Enter or when the field loses the focus, because half a code is another airport. */
export function NearField({ near, change }: NearFieldProps) {
  const { airports } = words;
  const unit = useSettings(({ settings }) => settings.distanceUnit);
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [radiusNm, setRadius] = useState(near?.radiusNm ?? FIRST_RADIUS_NM);

  const settle = async (): Promise<void> => {
    if (typed === undefined) return;
    const text = typed.trim();
    try {
      const place = text === '' ? undefined : await placeOf(text);
      setFault(typeof place === 'string' ? place : undefined);
      if (typeof place === 'string') return;
      change(place && { ...place, radiusNm });
      setTyped(undefined);
    } catch (thrown) {
      setFault(problemFrom(thrown)?.message);
    }
  };

  return (
    <div className={styles.pair} data-first-wider>
      <TextInput
        size="xs"
        label={airports.near}
        placeholder={airports.nearHint}
        value={typed ?? near?.name ?? ''}
        maxLength={MAX_TEXT}
        error={fault}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void settle()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void settle();
        }}
      />
      <NumberField
        label={airports.radius(unit)}
        held={distanceInField(near?.radiusNm ?? radiusNm, unit)}
        change={(value) => {
          const radius = Math.min(nauticalMilesOf(value ?? 0, unit), MAX_RADIUS_NM);
          setRadius(radius);
          if (near !== undefined) change({ ...near, radiusNm: radius });
        }}
      />
    </div>
  );
}

/** The place, or a sentence that says why there is none. Throws ApiProblem where the server fails. */
async function placeOf(typed: string): Promise<Omit<Near, 'radiusNm'> | string> {
  const position = readPosition(typed);
  if (position !== undefined) return { ...position, name: typed };
  try {
    const airport = await api('getAirport', { params: { id: typed } });
    const { latitude, longitude, name } = airport;
    if (latitude === null || longitude === null) return words.airports.nearNoPosition(name);
    return { latitude, longitude, name: leadingCode(airport) ?? name };
  } catch (thrown) {
    if (thrown instanceof ApiProblem && thrown.statusCode === 404) return words.airports.nearUnknown(typed);
    throw thrown;
  }
}
