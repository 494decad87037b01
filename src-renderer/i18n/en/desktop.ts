export const desktop = {
  about: 'About Aeroshelf',
  version: 'Version',
  inABrowser: 'none: this page is in a browser',
  dataset: 'Dataset in use',
  sandbox: 'Sandbox of the page',
  sandboxOn: 'on',
  sandboxOff: 'off',
  noSandbox:
    'This window runs without Chromium’s sandbox, because it was started with --no-sandbox; the AppImage does so where the system forbids user namespaces. A defect in Chromium would then reach everything that you may read. The installed package (deb) has the sandbox.',
  licence: 'Licence',
  licences: 'Licences of what is bundled',
  licencesMissing: 'This build carries no list of licences.',
  packages: (value: number) => (value === 1 ? '1 package' : `${value} packages`),
  filter: 'Name or licence',
  fileProblem: 'The file could not be opened.',
};
