import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Basemap } from '#contract/map/basemaps.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { words } from '#renderer/i18n/words.ts';
import { useBasemapChoice, useBasemaps } from './use-basemaps.ts';
import styles from './BasemapSheet.module.css';

/** Which map of the user's own lies below the rest, and files added to and removed from that list. */
export function BasemapSheet() {
  const { body, earlier, problem } = useBasemaps();
  const { chosen, choose, changed } = useBasemapChoice();
  const { busy, problem: refusal, act } = useAct();
  const items = (body ?? earlier)?.items ?? [];
  const drawn = items.find(({ id }) => id === chosen);
  const text = words.map.basemaps;
  const remove = async (id: string) => {
    if (!(await act(() => api('removeBasemap', { params: { basemapId: id } })))) return;
    if (id === chosen) choose(undefined);
    changed();
  };
  return (
    <Sheet title={text.title}>
      <fieldset className={styles.list}>
        <legend>{text.drawn}</legend>
        <label className={styles.choice}>
          <input type="radio" name="basemap" checked={drawn === undefined} onChange={() => choose(undefined)} />
          {text.none}
        </label>
        {items.map((basemap) => (
          <div key={basemap.id} className={styles.row}>
            <label className={styles.choice}>
              <input type="radio" name="basemap" checked={basemap.id === chosen} onChange={() => choose(basemap.id)} />
              <span>
                {basemap.name} <span className={styles.more}>{aboutInWords(basemap)}</span>
              </span>
            </label>
            <Button
              variant="default"
              size="compact-xs"
              disabled={busy}
              aria-label={text.removeNamed(basemap.name)}
              onClick={() => void remove(basemap.id)}
            >
              {text.remove}
            </Button>
          </div>
        ))}
      </fieldset>
      {drawn?.attribution !== null && drawn !== undefined && <p className={styles.more}>{drawn.attribution}</p>}
      {[problem, refusal].map((one) => one && <ProblemNotice key={one.message} problem={one} />)}
      <AddBasemap />
    </Sheet>
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
  const { choose, changed } = useBasemapChoice();
  const { busy, problem, act } = useAct();
  const text = words.map.basemaps;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    await act(async () => {
      const { id } = await api('addBasemap', { body: { path: path.trim() } });
      setPath('');
      choose(id);
      changed();
    });
  };
  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <TextInput
        label={text.path}
        description={text.pathHint}
        value={path}
        onChange={({ currentTarget }) => setPath(currentTarget.value)}
        required
        withAsterisk={false}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="default" disabled={busy}>
        {text.add}
      </Button>
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </form>
  );
}
