/** Decides whether sources are fetched automatically, by the user's settings and by how this process was started. */
import type { NextAttempt } from '#contract/sync/sources.ts';
import type { OpenSettings } from '../settings/settings.ts';

export function openAutomation(settings: Pick<OpenSettings, 'get'>, clock: () => Date) {
  let starting: 'always' | 'bySetting' | undefined;
  let isKeptOffline = false;
  const isOffline = () => isKeptOffline || settings.get().offline;
  const isScheduled = () => starting === 'always' || (starting === 'bySetting' && settings.get().autoSync);
  return {
    isOffline,
    isScheduled,
    hasStarted: () => starting !== undefined,
    start: (when: 'always' | 'bySetting'): void => void (starting = when),
    stayOffline: (): void => void (isKeptOffline = true),
    /** What comes of a plan, which is ISO 8601 UTC or null. */
    nextAttempt(plan: string | null, { needsNetwork }: { needsNetwork: boolean }): NextAttempt {
      if (!isScheduled()) return settings.get().autoSync ? 'startedWithout' : 'automaticOff';
      if (needsNetwork && isOffline()) return 'networkOff';
      if (plan === null) return 'notPlanned';
      return Date.parse(plan) <= clock().getTime() ? 'due' : 'planned';
    },
  };
}

export type Automation = ReturnType<typeof openAutomation>;
