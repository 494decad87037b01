export const desktop = {
  about: 'About Aeroshelf',
  inABrowser: 'none: this page is open in a browser',
  dataset: 'Dataset in use',
  sandbox: 'Page sandbox',
  sandboxOn: 'on',
  sandboxOff: 'off',
  noSandbox:
    'This window runs without Chromium’s sandbox because it was started with --no-sandbox; the AppImage does so where the system forbids user namespaces. A flaw in Chromium could then reach all your files. The installed package (deb) has the sandbox.',
  licence: 'Licence',
  licences: 'Licences of bundled software',
  licencesMissing: 'This build has no list of licences.',
  packages: (value: number) => (value === 1 ? '1 package' : `${value} packages`),
  filter: 'Name or licence',
  fileProblem: 'The file could not be opened.',
};
