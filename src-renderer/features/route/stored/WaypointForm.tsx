import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Waypoint } from '#contract/route/waypoints.ts';
import { inSeconds } from '#domain/format-position.ts';
import { readPosition } from '#domain/read-position.ts';
import type { Waypoints } from '#renderer/data/route/waypoints.ts';
import { words } from '#renderer/i18n/words.ts';

type WaypointFormProps = {
  own: Waypoints;
  /** It is the one that is changed; undefined for a new one. */
  waypoint?: Waypoint;
  done?: () => void;
};

const fields = [
  { name: 'ident', most: 10, hint: undefined },
  { name: 'name', most: 100, hint: undefined },
  { name: 'position', most: 60, hint: '46°14′17″N 6°6′32″E' },
] as const;

/** Ident, name and position, in any form in which positions are written. */
export function WaypointForm({ own, waypoint, done }: WaypointFormProps) {
  const written = waypoint === undefined ? '' : inSeconds(waypoint);
  const before = { ident: waypoint?.ident ?? '', name: waypoint?.name ?? '', position: written };
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const { waypoints: texts } = words;
  const save = async (): Promise<void> => {
    // Seconds are shown: a position that was not typed over stays as exact as it is.
    const position = waypoint !== undefined && typed.position === written ? waypoint : readPosition(typed.position);
    setWrong(position === undefined);
    if (position === undefined) return;
    const { latitude, longitude } = position;
    const { elevationFt = null, remarks = null } = waypoint ?? {};
    const name = typed.name.trim();
    const body = { ident: typed.ident, latitude, longitude, elevationFt, remarks, ...(name !== '' && { name }) };
    const isSaved = await (waypoint === undefined ? own.add(body) : own.change(waypoint.id, body));
    if (!isSaved) return;
    done?.();
    if (waypoint === undefined) setTyped(before);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="aligned-end" onSubmit={submit}>
      {fields.map(({ name, most, hint }) => (
        <TextInput
          key={name}
          size="xs"
          label={words.common[name]}
          placeholder={hint}
          value={typed[name]}
          onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
          error={name === 'position' && isWrong ? texts.positionFault : undefined}
          maxLength={most}
        />
      ))}
      <Button type="submit" disabled={own.busy || typed.ident.trim() === ''}>
        {waypoint === undefined ? texts.add : words.common.save}
      </Button>
    </form>
  );
}
