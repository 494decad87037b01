/** When a part of the window fails by a fault of the program. */
export const faults = {
  label: (what: string) => `${what}: not shown`,
  failed: (what: string) => `“${what}” cannot be shown because of a fault in Aeroshelf. What it would say is missing here.`,
  rest: 'The rest of the window works. Your data is not affected.',
  failedAgain: 'It failed again. Reload the window, and if it still fails, report it with the details.',
  again: 'Try again',
  reload: 'Reload the window',
  copy: 'Copy details',
  details: 'Details',
  wholeWindow: 'The window',
};
