import { Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Waypoint, WaypointImport } from '#contract/route/waypoints.ts';
import { inSeconds } from '#domain/format-position.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { faultInWords, reasonInWords } from '#renderer/data/api/api-problem.ts';
import { addToRoute } from '#renderer/data/route/route-in-address.ts';
import { useWaypoints, type Waypoints as Own } from '#renderer/data/route/waypoints.ts';
import { words } from '#renderer/i18n/words.ts';
import { positionOnMap } from '#renderer/data/on-map.ts';
import { WaypointForm } from './WaypointForm.tsx';
import styles from '../Route.module.css';

const STEP = 50;

/** The user's waypoints: added, changed, removed and imported; the server holds them. */
export function Waypoints() {
  const own = useWaypoints();
  const [most, setMost] = useState(STEP);
  const { waypoints: texts } = words;
  const all = own.waypoints ?? [];
  return (
    <Sheet title={texts.title} aside={own.waypoints && texts.count(all.length)}>
      <div className="stack">
        <WaypointForm own={own} />
        <ImportButton own={own} />
        <ProblemNotice problem={own.problem} />
        {own.imported !== undefined && <Imported of={own.imported} />}
        {own.removed !== undefined && (
          <Notice live="polite">
            {texts.removed(own.removed.ident)}{' '}
            <Button size="compact-sm" onClick={own.restore} disabled={own.busy}>
              {words.common.undoDeletion}
            </Button>
          </Notice>
        )}
        <ul className="bare-list" aria-label={texts.title}>
          {all.slice(0, most).map((waypoint) => (
            <Row key={waypoint.id} waypoint={waypoint} own={own} />
          ))}
        </ul>
        {all.length > most && (
          <div>
            <Button onClick={() => setMost(most + STEP)}>{texts.more(all.length - most)}</Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}

function Row({ waypoint, own }: { waypoint: Waypoint; own: Own }) {
  const [isOpen, setOpen] = useState(false);
  const { waypoints: texts, routeMap } = words;
  const { id, ident, name, latitude, longitude, remarks } = waypoint;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          {ident} {name === ident ? '' : name}
        </b>
        <span className="note">
          {inSeconds(waypoint)} {remarks}
        </span>
      </div>
      <div className="aligned-end">
        <Link href={addToRoute(ident, id)} aria-label={routeMap.addNamed(ident)}>
          {words.common.addToRoute}
        </Link>
        <Link href={positionOnMap({ latitude, longitude })} aria-label={texts.onMapNamed(ident)}>
          {words.map.title}
        </Link>
        <Button size="compact-sm" aria-expanded={isOpen} aria-label={texts.editNamed(ident)} onClick={() => setOpen(!isOpen)}>
          {texts.edit}
        </Button>
        <Button size="compact-sm" aria-label={words.common.deleteNamed(ident)} disabled={own.busy} onClick={() => own.remove(waypoint)}>
          {words.common.delete}
        </Button>
      </div>
      {isOpen && <WaypointForm own={own} waypoint={waypoint} done={() => setOpen(false)} />}
    </li>
  );
}

function ImportButton({ own }: { own: Own }) {
  // The same file can be chosen again.
  const again = useRef<() => void>(null);
  const take = (file: File | null) => {
    if (file) own.importFile(file);
    again.current?.();
  };
  const { waypoints: texts } = words;
  return (
    <div className="aligned-end">
      <FileButton accept=".cup,.gpx,.kml,.csv" resetRef={again} onChange={take}>
        {(props) => (
          <Button disabled={own.busy} {...props}>
            {texts.import}
          </Button>
        )}
      </FileButton>
      <span className="note">{texts.importHow}</span>
    </div>
  );
}

/** What a file brought, what it replaced, and what could not be stored. */
function Imported({ of: { stored, replaced, refused, refusedCount, faults } }: { of: WaypointImport }) {
  const { waypoints: texts } = words;
  return (
    <Notice tone={refusedCount > 0 ? 'warn' : 'good'} live="polite">
      <p>{texts.imported(stored.length, replaced.length, refusedCount)}</p>
      <ul>
        {refused.map(({ line, name, ident, reason }) => (
          <li key={line}>
            {texts.atLine(line, ident ?? name ?? '')} {faultInWords(reason)}
          </li>
        ))}
        {refusedCount > refused.length && <li>{texts.moreRefused(refusedCount - refused.length)}</li>}
        {faults.map((fault) => (
          <li key={reasonInWords(fault)}>{reasonInWords(fault)}</li>
        ))}
      </ul>
    </Notice>
  );
}
