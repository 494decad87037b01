import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { LinePlace } from '#contract/line.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { words } from '#renderer/i18n/words.ts';
import { AddAirport } from './AddAirport.tsx';
import { CompareTable } from './CompareTable.tsx';
import { useNotamCounts, useComparedAirports } from './use-compared.ts';
import type { Airport } from '#contract/airports/airport.ts';
import { trackBetween } from '#domain/geodesic.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { leadingCode } from '#renderer/format/names.ts';
import { useUnits } from '#renderer/format/use-units.ts';

/** Shows two to four airports side by side. */
export default function CompareScreen({ ids: text }: { ids: string }) {
  const [, navigate] = useLocation();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const [removals, setRemovals] = useState(0);
  const differences = useRef<HTMLButtonElement>(null);
  const ids = readIds(text);
  const places = useComparedAirports(ids);
  const airports = places.flatMap(({ airport }) => airport ?? []);
  const { noticesOf, problem: uncounted } = useNotamCounts(airports);
  const unread = places.find(({ stateProblem }) => stateProblem !== undefined)?.stateProblem ?? uncounted;
  const { compare } = words;
  const remove = (id: string) => {
    navigate(addressOf(ids.filter((other) => other !== id)));
    setRemovals(removals + 1);
  };
  const add = (found: readonly LinePlace[]) => {
    const all = readIds([...ids, ...found.map(({ icaoCode, id }) => icaoCode ?? id ?? '')].map(encodeURIComponent).join(','));
    // The box disappears when the last place is taken.
    if (all.length === MOST) differences.current?.focus();
    navigate(addressOf(all));
  };

  return (
    <Page title={compare.title} lead={compare.lead}>
      <div className="aligned-end">
        {ids.length < MOST ? (
          <AddAirport held={airports.map(({ id }) => id)} free={MOST - ids.length} add={add} focusVersion={removals} />
        ) : (
          <p className="note">{compare.full(MOST)}</p>
        )}
        {airports.length >= FEWEST && (
          <Button ref={differences} aria-pressed={onlyDifferent} onClick={() => setOnlyDifferent((before) => !before)}>
            {compare.onlyDifferent}
          </Button>
        )}
      </div>
      {places.map(
        ({ id, problem }) =>
          problem !== undefined && (
            <Notice key={id} tone="bad" live="polite">
              <p>{problem.statusCode === 404 ? compare.notInDataset(id) : compare.missing(id, problem.message)}</p>
              <Button size="compact-xs" onClick={() => remove(id)}>
                {words.common.removeNamed(id)}
              </Button>
            </Notice>
          ),
      )}
      {places.some(({ airport, problem }) => airport === undefined && problem === undefined) && <output>{words.common.loading}</output>}
      {ids.length < FEWEST && <Notice>{compare.tooFew(FEWEST, MOST)}</Notice>}
      {airports.length > 0 && (
        <>
          <ProblemNotice problem={unread} />
          <CompareTable
            compared={places.flatMap(({ airport, state }) => (airport ? [{ airport, state, notices: noticesOf(airport) }] : []))}
            onlyDifferent={onlyDifferent && airports.length >= FEWEST}
            remove={(airport) => {
              const place = places.find((one) => one.airport?.id === airport.id);
              if (place !== undefined) remove(place.id);
            }}
          />
        </>
      )}
      {airports.length >= FEWEST && <Distances airports={airports} />}
    </Page>
  );
}

/** The address of the screen says which airports are compared. */
const FEWEST = 2;
const MOST = 4;

/** Reads ids or codes, each once, as many as fit side by side. */
export function readIds(text: string): string[] {
  const ids = text
    .split(',')
    .map((id) => safelyDecoded(id).trim())
    .filter((id) => id !== '');
  return [...new Map(ids.map((id) => [id.toUpperCase(), id])).values()].slice(0, MOST);
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const addressOf = (ids: readonly string[]): string =>
  ids.length === 0 ? '/compare' : `/compare/${ids.map(encodeURIComponent).join(',')}`;

const nameOf = (airport: Airport): string => leadingCode(airport) ?? airport.name;

/** Shows distance and direction between each pair of airports. */
function Distances({ airports }: { airports: readonly Airport[] }) {
  const units = useUnits();
  const { compare } = words;
  return (
    <Sheet title={words.common.distances} flush>
      <DataTable
        label={words.common.distances}
        rows={airports}
        keyOf={({ id }) => id}
        columns={[
          { label: compare.fromTo, renderCell: nameOf },
          ...airports.map((to) => ({
            id: to.id,
            label: nameOf(to),
            renderCell: (from: Airport) =>
              from.id === to.id
                ? '–'
                : orUnknown(wayOf(from, to), ({ distance, initialCourse }) =>
                    words.common.away(units.distance(distance), wholeDegrees(initialCourse)),
                  ),
          })),
        ]}
      />
      <p className="quiet">{compare.distancesNote}</p>
    </Sheet>
  );
}

/** Undefined where one of the positions is unknown. */
function wayOf(from: Airport, to: Airport) {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return undefined;
  return trackBetween({ latitude: from.latitude, longitude: from.longitude }, { latitude: to.latitude, longitude: to.longitude });
}
