import { MantineProvider } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { useEffect, type ReactNode } from 'react';
import { useSettings } from '#renderer/data/settings/settings.ts';
import './mantine.ts';
import './tokens.css';
import './base.css';
import './patterns.css';
import { theme, variables } from './theme.ts';

/**
 * The server puts a fresh nonce into each page and its policy: the style elements that Mantine writes carry it, and no others
 * are allowed.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** Sets theme and colours of the whole window. */
export function Look({ children }: { children: ReactNode }) {
  const { theme: chosen, scale, density } = useSettings(({ settings }) => settings);
  const system = useColorScheme('light', { getInitialValueInEffect: false });
  useEffect(() => {
    document.documentElement.style.fontSize = `${scale * 100}%`;
  }, [scale]);
  useEffect(() => {
    document.documentElement.dataset['density'] = density;
  }, [density]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      forceColorScheme={chosen === 'system' ? system : chosen}
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
