import { useId, useState } from 'react';
import type { ParsedRoute } from '#contract/route/route.ts';
import { formatDatedZulu, formatDayZulu } from '#domain/time.ts';
import { readTime } from '#domain/typed-time.ts';
import { useEscape } from '#renderer/components/keyboard/use-escape.ts';
import { useFocusIn } from '#renderer/components/keyboard/use-focus-in.ts';
import { CheckedBox } from '#renderer/components/text/CheckedBox.tsx';
import { TypedBox } from '#renderer/components/text/TypedBox.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRoute } from '../route-state.ts';
import { levelWindNames, MOST_LEVELS, readLevelWinds } from '../winds/level-winds.ts';
import { AircraftForm } from './AircraftForm.tsx';
import { LinesTable } from './LinesTable.tsx';
import { readAirTyped } from '#renderer/format/route/air-typed.ts';
import { readWindTyped } from '#renderer/format/route/wind-typed.ts';
import styles from '../Route.module.css';

const parts = ['depart', 'wind', 'aircraft'] as const;
type Part = (typeof parts)[number];

type Totals = Pick<ParsedRoute['totals'], 'depart' | 'departSource'>;
const noTotals: Totals = { depart: null, departSource: null };

/** Departure, winds and as much of an aircraft as the legs need, each as a chip that unfolds its form. `totals`: of the route as it is computed. */
export function FlightChips({ totals }: { totals: Totals | undefined }) {
  const [opened, open] = useState<Part>();
  const formId = useId();
  const shown = useChipTexts(totals);
  const { route } = words;
  useEscape(opened === undefined ? undefined : () => open(undefined));
  return (
    <>
      <div className="tags">
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            className={styles.chip}
            aria-expanded={opened === part}
            aria-controls={formId}
            onClick={() => open(opened === part ? undefined : part)}
          >
            <span className="note">{route.chips[part]}</span> {shown[part]}
          </button>
        ))}
      </div>
      <form id={formId} hidden={opened === undefined} onSubmit={(event) => event.preventDefault()}>
        {opened !== undefined && <Unfolded key={opened} part={opened} />}
      </form>
    </>
  );
}

/** The focus goes to its first field, and back to its chip. */
function Unfolded({ part }: { part: Part }) {
  const fields = useFocusIn<HTMLDivElement>((form) => form.querySelector('input') ?? undefined);
  return (
    <div ref={fields} className="stack">
      {part === 'depart' && <Departure />}
      {part === 'wind' && (
        <>
          <div className="boxes">
            <Wind />
            <Air />
          </div>
          <LevelWinds />
        </>
      )}
      {part === 'aircraft' && <AircraftForm />}
    </div>
  );
}

function useChipTexts({ depart, departSource }: Totals = noTotals): Readonly<Record<Part, string>> {
  const { wind, levelWinds, aircraft } = useRoute();
  const now = useNow();
  const { route } = words;
  const winds = [...(wind.trim() === '' ? [] : [wind.trim()]), ...(levelWinds.length === 0 ? [] : [route.levelWinds.title])];
  const { name, tas, fuelFlow } = aircraft;
  const figures = [name.trim(), tas.trim() === '' ? '' : `${tas} kt`, fuelFlow.trim() === '' ? '' : `${fuelFlow}/h`];
  return {
    depart:
      depart === null
        ? route.notGiven
        : `${formatDayZulu(Date.parse(depart), now)} ${departSource === 'message' ? route.fromMessage : ''}`.trim(),
    wind: winds.join(', ') || route.notGiven,
    aircraft: figures.filter((figure) => figure !== '').join(' ') || route.notGiven,
  };
}

/** It is open where there are some: winds that count are in sight. */
function LevelWinds() {
  const { levelWinds, change } = useRoute();
  const [wasGiven] = useState(levelWinds.length > 0);
  const { levelWinds: texts } = words.route;
  return (
    <details className={styles.more} open={wasGiven}>
      <summary>{texts.title}</summary>
      <p className={`note ${styles.note}`}>{texts.note}</p>
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

/** Shown with its date once it is read. One that cannot be read leaves the route without a departure. */
function Departure() {
  const { depart, change } = useRoute();
  const now = useNow();
  const { route } = words;
  const take = (text: string): boolean => {
    const moment = text === '' ? undefined : readTime(text, now);
    change({ depart: moment });
    return moment !== undefined || text === '';
  };
  return (
    <TypedBox
      name="depart"
      label={route.depart}
      shown={depart === undefined ? '' : formatDatedZulu(depart)}
      placeholder={route.departHint}
      fault={route.departFault}
      take={take}
      maxLength={30}
    />
  );
}

/** The outside air is of use to a Mach number alone. */
function Air() {
  const { text, air } = useRoute();
  if (air === '' && !/(?:^|[\s/-])M\d{3}(?:\b|[AFMSV])/i.test(text)) return null;
  return <FlightBox name="air" isWrong={readAirTyped(air) === 'wrong'} maxLength={12} />;
}

const Wind = () => (
  <FlightBox
    name="wind"
    isWrong={readWindTyped(useRoute(({ wind }) => wind)) === 'wrong'}
    maxLength={20}
    description={words.route.windNote}
  />
);

type FlightBoxProps = { name: 'air' | 'wind'; isWrong: boolean; maxLength: number; description?: string };

function FlightBox({ name, isWrong, ...look }: FlightBoxProps) {
  const { [name]: value, change } = useRoute();
  const { route } = words;
  return (
    <CheckedBox
      {...look}
      name={name}
      label={route[name]}
      value={value}
      placeholder={route[`${name}Hint`]}
      change={(text) => change({ [name]: text })}
      fault={isWrong ? route[`${name}Fault`] : undefined}
      className={styles.wide ?? ''}
    />
  );
}
