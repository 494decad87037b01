import { MantineProvider } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { useEffect, type ReactNode } from 'react';
import { useSession } from '#renderer/stores/session.ts';
import { loadSettings, useSettings } from '#renderer/stores/settings.ts';
import './mantine.ts';
import './base.css';
import { theme, variables } from './theme.ts';

/**
 * The server puts a fresh nonce into each page and its policy: the style elements that Mantine writes carry it, and no other ones
 * are let in.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** Theme and colours around everything that is shown. */
export function Look({ children }: { children: ReactNode }) {
  const chosen = useSettings(({ choices }) => choices.theme);
  const system = useColorScheme('light', { getInitialValueInEffect: false });
  const isKnown = useSession(({ credential }) => credential.kind !== 'anonymous');
  useEffect(() => {
    if (isKnown) void loadSettings();
  }, [isKnown]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      forceColorScheme={chosen === 'light' || chosen === 'dark' ? chosen : system}
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
