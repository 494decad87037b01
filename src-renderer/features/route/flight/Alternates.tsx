import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { MOST_ALTERNATES, useRoute } from '../route-state.ts';

/** Read when left or by Enter, so that undo takes back the whole of it. */
export function Alternates() {
  const { alternates, change } = useRoute();
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed !== undefined) change({ alternates: typed.trim() });
    setTyped(undefined);
  };
  return (
    <TextInput
      name="alternates"
      label={words.route.alternates}
      placeholder={words.route.alternatesHint}
      value={typed ?? alternates}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MOST_ALTERNATES}
    />
  );
}
