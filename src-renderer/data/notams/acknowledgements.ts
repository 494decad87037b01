/** The user's acknowledgements. The server holds them: after each change the list is read again, wherever it is shown. */
import { useCallback, useMemo } from 'react';
import type { Acknowledgement } from '#contract/user-data.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { useIsAnonymous } from '#renderer/data/session/rights.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';

export type Acknowledging = {
  /** The keys are ids of NOTAMs. Undefined for anonymous callers and before the server has answered: acknowledging is not available then. */
  acknowledgements: ReadonlyMap<string, Acknowledgement> | undefined;
  /** Acknowledges, or withdraws it, which can be undone. `number` is what the NOTAM is called. The same function at each call. */
  acknowledge: (notamId: string, isAcknowledged: boolean, number: string) => Promise<boolean>;
  /** Why the last change was refused. */
  problem: ApiProblem | undefined;
};

/** Reads them again when `version` changes, because an import may have changed the texts; sends no request for an anonymous page. */
export function useAcknowledgements(version: string): Acknowledging {
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

/** Whether a NOTAM that is stored is acknowledged, and its text has not changed since. */
export const isRead = (held: Acknowledgement | undefined): held is Acknowledgement =>
  held !== undefined && !held.isOutdated && !held.isVanished;
