import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import type { FetchChoice, FetchedPlace, FetchPlaces as Places } from '#contract/sync/places.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { elsewhere, faultAt } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { fetchedOnMap } from '#renderer/data/on-map.ts';
import { useStamp } from '#renderer/format/time.ts';
import { count, kilobytes } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { codesIn } from './source-form.ts';

/**
 * Shows what sources that are queried by place fetch: one choice for all of them, and what comes of it as a list. `phase` changes with each
 * update.
 */
export function FetchPlaces({ phase }: { phase: string }) {
  const { latest: places, problem } = useApi('listFetchPlaces', {}, { version: phase });
  const { data } = words;
  return (
    <Sheet title={data.fetchPlaces} aside={data.fetchPlacesHow}>
      <div className="stack">
        <ProblemNotice problem={problem} />
        {places !== undefined && (
          <>
            <ChoiceForm choice={places.choice} />
            <Remarks places={places} />
            {places.items.length > 0 && <PlaceTable items={places.items} />}
          </>
        )}
      </div>
    </Sheet>
  );
}

type Typed = Pick<FetchChoice, 'isWhole' | 'favourites' | 'routes'> & { corridor: string; areas: string };

function ChoiceForm({ choice }: { choice: FetchChoice }) {
  const { corridorNm, areas, ...flags } = choice;
  const [typed, setTyped] = useState<Typed>({ ...flags, corridor: corridorNm === null ? '' : String(corridorNm), areas: areas.join(', ') });
  const { busy, problem, act } = useAct();
  const { data } = words;
  const type = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const save = async () => {
    const { corridor, areas: codes, ...others } = typed;
    const body: FetchChoice = {
      ...others,
      // Text that is no number becomes one that the server refuses by name.
      corridorNm: corridor.trim() === '' ? null : Number(/^\d{1,4}$/.test(corridor.trim()) ? corridor.trim() : 0),
      areas: codesIn(codes),
    };
    if (await act(() => api('chooseFetchPlaces', { body }))) readAgain('listFetchPlaces');
  };
  const flag = (name: 'isWhole' | 'favourites' | 'routes') => (
    <Checkbox label={data.fetchChoices[name]} checked={typed[name]} onChange={(event) => type({ [name]: event.currentTarget.checked })} />
  );
  const other = elsewhere(problem, ['corridorNm', 'areas']);
  return (
    <form
      className="stack"
      aria-label={data.fetchPlaces}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      {flag('favourites')}
      {flag('routes')}
      {flag('isWhole')}
      <div className="fields">
        <TextInput
          label={data.fetchCorridor}
          description={data.fetchCorridorHint}
          inputMode="numeric"
          value={typed.corridor}
          onChange={(event) => type({ corridor: event.currentTarget.value })}
          error={faultAt(problem, 'corridorNm')}
        />
        <TextInput
          label={data.fetchAreas}
          description={data.fetchAreasHint}
          value={typed.areas}
          onChange={(event) => type({ areas: event.currentTarget.value })}
          error={faultAt(problem, 'areas')}
        />
      </div>
      <ProblemNotice problem={other} />
      <div className="row">
        <Button type="submit" disabled={busy}>
          {words.common.save}
        </Button>
        <Link href={fetchedOnMap}>{words.common.showOnMap}</Link>
      </div>
    </form>
  );
}

/** Lists the places that are fetched of each source, and those left out. */
function Remarks({ places: { sources, items, leftOut, routesLeftOut, unknown } }: { places: Places }) {
  const { data } = words;
  const left = [
    ...(leftOut > 0 ? [data.fetchLeftOut(leftOut, items.length)] : []),
    ...(routesLeftOut > 0 ? [data.fetchRoutesLeftOut(routesLeftOut)] : []),
    ...(unknown.length > 0 ? [data.fetchUnknown(unknown.join(', '))] : []),
  ];
  return (
    <>
      {sources.length === 0 && <p className="dim">{data.fetchNoSource}</p>}
      {sources.map(({ id, name, isWhole, places, requestsADay }) => (
        <p key={id}>{data.fetchOfSource(name, isWhole ? null : places, requestsADay)}</p>
      ))}
      {left.length > 0 && (
        <Notice tone="warn">
          {left.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

function PlaceTable({ items }: { items: readonly FetchedPlace[] }) {
  const stamp = useStamp();
  const { data } = words;
  return (
    <DataTable
      label={data.fetchPlaces}
      rows={items}
      keyOf={({ place }) => place}
      columns={[
        {
          label: words.briefing.coverage.place,
          isHead: true,
          renderCell: ({ place, name, needs }) => (
            <>
              {name === null ? place : `${place} ${name}`}
              <span className="more">{needs.map((need) => data.fetchNeeds[need]).join(', ')}</span>
            </>
          ),
        },
        {
          label: words.notams.title,
          isNumber: true,
          renderCell: ({ notams, bytes }) => (
            <>
              {count(notams)}
              <span className="more">{kilobytes(bytes)}</span>
            </>
          ),
        },
        { label: data.fetchLast, renderCell: ({ fetchedAt }) => (fetchedAt === null ? data.states.never : stamp(fetchedAt)) },
        { label: data.nextAttempt, renderCell: ({ nextAt }) => (nextAt === null ? data.nextAttempts.notPlanned : stamp(nextAt)) },
      ]}
    />
  );
}
