import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Basemap } from '#contract/map/basemaps.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { OwnersPart } from '#renderer/components/session/OwnersPart.tsx';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { useIsOwner } from '#renderer/data/session/rights.ts';
import { words } from '#renderer/i18n/words.ts';
import { hasShading } from './basemap-style.ts';
import { drawAdded, useBasemapChoice } from './use-basemaps.ts';
import styles from './basemaps.module.css';

/** Shows which map of the user's own lies below the rest and whether terrain is shaded, and adds and removes files. */
export function BasemapSheet() {
  const { latest, problem } = useApi('listBasemaps', {});
  const { chosen, shaded, shade } = useBasemapChoice();
  const isOwner = useIsOwner();
  const { busy, problem: refusal, act } = useAct();
  const items = latest?.items ?? [];
  const maps = items.filter(({ kind }) => kind !== 'terrain');
  const drawn = maps.find(({ id }) => id === chosen);
  const shades = items.filter((basemap) => basemap.kind === 'terrain' || (basemap === drawn && hasShading(basemap)));
  const attributions = items.filter(({ id, attribution }) => attribution !== null && (id === chosen || shaded.includes(id)));
  const text = words.map.basemaps;
  const remove = async (id: string) => {
    if (!(await act(() => api('removeBasemap', { params: { basemapId: id } })))) return;
    if (id === chosen) useBasemapChoice.setState({ chosen: undefined });
    shade(id, false);
    readAgain('listBasemaps');
  };
  const removeButton = ({ id, name }: Basemap) =>
    isOwner && (
      <Button size="compact-xs" disabled={busy} aria-label={words.common.removeNamed(name)} onClick={() => void remove(id)}>
        {words.common.remove}
      </Button>
    );
  return (
    <Sheet title={text.title}>
      <div className="stack">
        <fieldset className="tight">
          <legend>{text.drawn}</legend>
          <label className={styles.choice}>
            <input
              type="radio"
              name="basemap"
              checked={drawn === undefined}
              onChange={() => useBasemapChoice.setState({ chosen: undefined })}
            />
            {text.none}
          </label>
          {maps.map((basemap) => (
            <Row key={basemap.id} basemap={basemap} act={removeButton(basemap)}>
              <input
                type="radio"
                name="basemap"
                checked={basemap === drawn}
                onChange={() => useBasemapChoice.setState({ chosen: basemap.id })}
              />
            </Row>
          ))}
        </fieldset>
        {shades.length > 0 && (
          <fieldset className="tight">
            <legend>{text.shading}</legend>
            {shades.map((basemap) => (
              <Row key={basemap.id} basemap={basemap} act={basemap.kind === 'terrain' && removeButton(basemap)}>
                <input
                  type="checkbox"
                  checked={shaded.includes(basemap.id)}
                  onChange={({ currentTarget }) => shade(basemap.id, currentTarget.checked)}
                />
              </Row>
            ))}
          </fieldset>
        )}
        {attributions.map(({ id, attribution }) => (
          <p key={id} className="dim">
            {attribution}
          </p>
        ))}
        <ProblemNotice problem={problem} />
        <ProblemNotice problem={refusal} />
        <OwnersPart>
          <AddBasemap />
        </OwnersPart>
      </div>
    </Sheet>
  );
}

function Row({ basemap, act, children }: { basemap: Basemap; act: ReactNode; children: ReactNode }) {
  return (
    <div className="spread">
      <label className={styles.choice}>
        {children}
        <span>
          {basemap.name} <span className="dim">{aboutInWords(basemap)}</span>
        </span>
      </label>
      {act}
    </div>
  );
}

function aboutInWords({ kind, fileName, name, state }: Basemap): string {
  const text = words.map.basemaps;
  const about = [text.kinds[kind], ...(fileName === name ? [] : [fileName]), ...(state === 'ready' ? [] : [text.states[state]])];
  return about.join(' · ');
}

/** The new one is drawn at once. */
function AddBasemap() {
  const [path, setPath] = useState('');
  const { busy, problem, act } = useAct();
  const text = words.map.basemaps;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    await act(async () => {
      const added = await api('addBasemap', { body: { path: path.trim() } });
      setPath('');
      drawAdded(added);
    });
  };
  return (
    <form className="stack" onSubmit={(event) => void add(event)}>
      <TextInput
        label={text.path}
        description={text.pathHint}
        value={path}
        onChange={({ currentTarget }) => setPath(currentTarget.value)}
        required
      />
      <Button type="submit" disabled={busy}>
        {text.add}
      </Button>
      <ProblemNotice problem={problem} />
    </form>
  );
}
