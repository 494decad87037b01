import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { words } from '#renderer/i18n/words.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { radii, ways, type Choices, type Way } from './asking.ts';
import styles from '../NotamsScreen.module.css';

type SearchByProps = {
  choices: Choices;
  /** It is the text in the box of the chosen way of searching. */
  code: string;
  change: (part: Partial<Choices>) => void;
  setCode: (code: string) => void;
};

/** The box takes this many characters. */
const MOST = 60;

/** Takes the place, the words and the order. */
export function SearchBy({ choices, code, change, setCode }: SearchByProps) {
  const { notams } = words;
  const { distance } = useUnits();
  const { way, radiusNm, text, order } = choices;
  return (
    <>
      <div className={styles.pair}>
        <NativeSelect
          label={notams.searchBy}
          value={way}
          onChange={(event) => change({ way: event.currentTarget.value as Way, box: '' })}
          data={ways.map((value) => ({ value, label: notams.ways[value] }))}
        />
        <TextInput
          label={{ ...notams.ways, ...notams.boxes }[way]}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
          placeholder={notams.hints[way]}
          maxLength={MOST}
        />
      </div>
      {way === 'near' && (
        <NativeSelect
          label={notams.within}
          value={String(radiusNm)}
          onChange={(event) => change({ radiusNm: Number(event.currentTarget.value) })}
          data={radii.map((value) => ({ value: String(value), label: distance(value) }))}
        />
      )}
      <TextInput
        label={notams.text}
        value={text}
        onChange={(event) => change({ text: event.currentTarget.value })}
        placeholder={notams.textHint}
        maxLength={MOST}
      />
      <SegmentedControl
        size="xs"
        aria-label={words.common.sortBy}
        value={order}
        onChange={(value) => change({ order: value })}
        data={(['severity', 'newest'] as const).map((value) => ({ value, label: notams.orders[value] }))}
      />
    </>
  );
}
