import { Button } from '@mantine/core';
import type { NewApiKey } from '#contract/users/keys.ts';
import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { useFocusIn } from '#renderer/components/keyboard/use-focus-in.ts';
import { words } from '#renderer/i18n/words.ts';

/** A new key, shown only once: the focus goes to the copy button, so that it is in sight. */
export function NewKey({ made: { name, key }, forget }: { made: NewApiKey; forget: () => void }) {
  const part = useFocusIn<HTMLDivElement>((notice) => notice.querySelector('button') ?? undefined);
  const { api } = words;
  return (
    <div ref={part}>
      <Notice tone="good" live="polite">
        <p>{api.newKey(name)}</p>
        <Copyable text={key} label={api.keyItself} />
        <Button variant="subtle" size="compact-xs" onClick={forget}>
          {api.savedIt}
        </Button>
      </Notice>
    </div>
  );
}
