/** The server stores the user's acknowledgements: after each change the list is read again, wherever it is shown. */
import { useCallback, useMemo } from 'react';
import type { Acknowledgement } from '#contract/user-data.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';

/**
 * Reads them again when `version` changes, because an import may have changed the texts; sends no request for an anonymous page. They are undefined there, and
 * before the server has answered: acknowledging, which can be undone, is not available then.
 */
export function useAcknowledgements(version: string) {
  const isUser = !useIsAnonymous();
  const { latest } = useApi('listAcknowledgements', isUser ? {} : undefined, { version });
  const { problem, act } = useAct();
  const acknowledge = useCallback(
    function change(notamId: string, isAcknowledged: boolean, number: string): Promise<boolean> {
      return act(async () => {
        await api(isAcknowledged ? 'acknowledge' : 'withdrawAcknowledgement', { params: { notamId } });
        readAgain('listAcknowledgements');
        const { acknowledged, withdrawn } = words.menu;
        offerUndo((isAcknowledged ? acknowledged : withdrawn)(number), () => change(notamId, !isAcknowledged, number));
      });
    },
    [act],
  );
  const acknowledgements = useMemo(
    () => (isUser && latest ? new Map(latest.items.map((item) => [item.notamId, item])) : undefined),
    [isUser, latest],
  );
  return { acknowledgements, acknowledge, problem };
}

export type Acknowledging = ReturnType<typeof useAcknowledgements>;

/** Tells whether a NOTAM that is stored is acknowledged, and its text has not changed since. */
export const isRead = (held: Acknowledgement | undefined): held is Acknowledgement =>
  held !== undefined && !held.isOutdated && !held.isVanished;
