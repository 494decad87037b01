import { createTheme, type CSSVariablesResolver, type InputWrapperProps, type MantineColorsTuple } from '@mantine/core';

const signal: MantineColorsTuple = [
  '#e8f2fc',
  '#cfe2f6',
  '#a1c6ee',
  '#6fa8e4',
  '#468edb',
  '#2c7dd5',
  '#1b6fc4',
  '#0b5cad',
  '#084f97',
  '#03407d',
];

/** Mantine draws its dark surfaces from these; they step as the surfaces of tokens.css do. */
const dark: MantineColorsTuple = [
  '#dde5ec',
  '#b6c2cd',
  '#95a3b0',
  '#62717f',
  '#3a4753',
  '#2a3540',
  '#1b232c',
  '#141a21',
  '#0f141a',
  '#0a0d11',
];

/** Hints are below the fields, so that fields side by side align with or without one. */
const inputWrapperOrder: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** Fields hold codes and figures: the browser has no spelling and no memory of them. No field is marked as needed, because forms have no others. */
const typed = { size: 'sm', inputWrapperOrder, autoComplete: 'off', spellCheck: false, withAsterisk: false };

/** Minimum target size, however small the control looks (WCAG 2.5.8). */
const target = { root: { minWidth: '24px', minHeight: '24px' } };

/** The look is dense and calm: system fonts, small steps, one accent. */
export const theme = createTheme({
  primaryColor: 'signal',
  colors: { signal, dark },
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'xs', variant: 'default' }, styles: target },
    ActionIcon: { defaultProps: { variant: 'default' }, styles: target },
    CloseButton: { styles: target },
    TextInput: { defaultProps: typed },
    PasswordInput: { defaultProps: typed },
    Textarea: { defaultProps: typed },
    NativeSelect: { defaultProps: { size: 'sm', inputWrapperOrder } },
    Table: { defaultProps: { tabularNums: true, horizontalSpacing: 'var(--space-5)', verticalSpacing: 'var(--space-2)' } },
    Menu: { defaultProps: { transitionProps: { duration: 0 } } },
    SegmentedControl: { defaultProps: { transitionDuration: 0 } },
  },
});

const mapped = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--dim)',
  '--mantine-color-placeholder': 'var(--dim)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--critical)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-hover': 'var(--raised)',
  '--mantine-color-default-border': 'var(--line)',
};

/** Mantine's colours are those of tokens.css, so that light and dark are defined in one place. */
export const variables: CSSVariablesResolver = () => ({ variables: {}, light: mapped, dark: mapped });
