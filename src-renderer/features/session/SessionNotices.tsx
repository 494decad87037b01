import { words } from '#renderer/i18n/words.ts';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { bridge } from '#renderer/data/bridge.ts';
import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { useSession } from '#renderer/data/session/session.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';

/** Shows the owner's first key once, at the first start. */
export function FirstKey() {
  const { firstKey: key, keepFirstKey } = useSession();
  useEffect(() => {
    bridge?.firstKey().then(keepFirstKey, () => undefined);
  }, [keepFirstKey]);
  if (key === null) return null;
  return (
    <div className="above">
      <Notice tone="good" live="polite">
        <p>{words.session.firstKey}</p>
        <Copyable text={key} label={words.session.apiKey} />
        <Button variant="subtle" size="compact-xs" onClick={() => useSession.setState({ firstKey: null })}>
          {words.api.savedIt}
        </Button>
      </Notice>
    </div>
  );
}

/** Shows why the one-time link that opened this page did not sign in, and the way out. */
export function LinkProblem() {
  const { linkProblem } = useSession();
  if (linkProblem === undefined) return null;
  return (
    <div className="above">
      <ProblemNotice problem={linkProblem} />
      <Button variant="subtle" size="compact-xs" onClick={() => useSession.setState({ linkProblem: undefined })}>
        {words.common.close}
      </Button>
    </div>
  );
}
