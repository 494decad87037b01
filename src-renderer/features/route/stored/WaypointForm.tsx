import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Waypoint } from '#contract/route/waypoints.ts';
import { inSeconds } from '#domain/format-position.ts';
import { readPosition } from '#domain/read-position.ts';
import type { Waypoints } from '#renderer/data/route/waypoints.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Stored.module.css';

type WaypointFormProps = {
  own: Waypoints;
  /** The one that is changed; a new one without. */
  waypoint?: Waypoint;
  done?: () => void;
};

/** Ident, name and position, in any form in which positions are written. */
export function WaypointForm({ own, waypoint, done }: WaypointFormProps) {
  const written = waypoint === undefined ? '' : inSeconds(waypoint);
  const [ident, setIdent] = useState(waypoint?.ident ?? '');
  const [name, setName] = useState(waypoint?.name ?? '');
  const [place, setPlace] = useState(written);
  const [isWrong, setWrong] = useState(false);
  const { waypoints: texts } = words;
  const save = async (): Promise<void> => {
    // Seconds are shown: a position that was not typed over stays as exact as it is.
    const position = waypoint !== undefined && place === written ? waypoint : readPosition(place);
    setWrong(position === undefined);
    if (position === undefined) return;
    const { latitude, longitude } = position;
    const { elevationFt = null, remarks = null } = waypoint ?? {};
    const body = { ident, latitude, longitude, elevationFt, remarks, ...(name.trim() !== '' && { name: name.trim() }) };
    const isSaved = await (waypoint === undefined ? own.add(body) : own.change(waypoint.id, body));
    if (!isSaved) return;
    done?.();
    if (waypoint !== undefined) return;
    setIdent('');
    setName('');
    setPlace('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.acts} onSubmit={submit}>
      <TextInput
        size="xs"
        label={words.common.ident}
        value={ident}
        onChange={({ currentTarget }) => setIdent(currentTarget.value)}
        maxLength={10}
        autoComplete="off"
      />
      <TextInput
        size="xs"
        label={words.common.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={100}
        autoComplete="off"
      />
      <TextInput
        size="xs"
        label={words.common.position}
        placeholder="46°14′17″N 6°6′32″E"
        value={place}
        onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        error={isWrong ? texts.positionFault : undefined}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" variant="default" disabled={own.busy || ident.trim() === ''}>
        {waypoint === undefined ? texts.add : words.common.save}
      </Button>
    </form>
  );
}
