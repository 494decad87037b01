import { MantineProvider } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useSettings } from '#renderer/stores/settings.ts';
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
  const look = useSettings((settings) => settings.look);
  const system = useColorScheme('light', { getInitialValueInEffect: false });
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      forceColorScheme={look === 'auto' ? system : look}
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
