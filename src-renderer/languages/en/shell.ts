export const shell = {
  about: 'About Aeroshelf',
  version: 'Version',
  inABrowser: 'none: this page is in a browser',
  dataset: 'Dataset in use',
  licence: 'Licence',
  licences: 'Licences of what is bundled',
  licencesMissing: 'This build carries no list of licences.',
  packages: (value: number) => (value === 1 ? '1 package' : `${value} packages`),
  filter: 'Name or licence',
  fileProblem: 'The file could not be opened.',
};
