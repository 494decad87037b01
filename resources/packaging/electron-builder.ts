/**
 * How the installers of the three systems are made; `npm run package` and the release workflow use it. Promise: everything packed is named
 * here, one complete list per system, because a list of exclusions alone packs the whole source tree.
 *
 * From the environment come what belongs to one publisher: GITHUB_REPOSITORY ("owner/name", where updates are looked for; without it the
 * program has none), and for signatures CSC_LINK or CSC_NAME, WIN_CSC_LINK and APPLE_*, read by electron-builder itself.
 */
import type { Configuration } from 'electron-builder';

type Environment = Readonly<Record<string, string | undefined>>;
type Prebuilds = 'darwin' | 'linux' | 'win32';

/** What is packed. `system` is written out, because `${platform}` in a pattern is the system that builds. */
function files(system: Prebuilds): string[] {
  return [
    'package.json',
    'LICENSE',
    'out/{main,preload,renderer}/**/*',
    // Only `npm start` in a clone needs it.
    '!out/main/launcher.js',
    '!**/*.map',
    'resources/icon.png',
    'resources/{starter,samples,dataset}/**/*',
    // Packages of `dependencies` are packed unless they are excluded; names without "!" have no effect on them.
    '!node_modules/better-sqlite3/{deps,src}{,/**/*}',
    '!node_modules/better-sqlite3/{binding.gyp,README.md}',
    `!node_modules/better-sqlite3/prebuilds/!(${system}-\${arch}).node`,
    // Headers, needed only for compiling; and the Node of the npm scripts.
    '!node_modules/node-addon-api{,/**/*}',
    '!node_modules/node-linux-*{,/**/*}',
  ];
}

/** Kinds of file that NOTAMs come in; the program opens them when asked, but does not become their default program. */
const noticeKinds = ['txt', 'notam', 'csv', 'json', 'geojson', 'xml', 'eml'];

export function configuration(env: Environment): Configuration {
  const [owner, repo] = env['GITHUB_REPOSITORY']?.split('/') ?? [];
  const isPublished = owner !== undefined && repo !== undefined;
  const isSignedOnMac = Boolean(env['CSC_LINK'] || env['CSC_NAME']);
  return {
    appId: 'org.aeroshelf.app',
    productName: 'Aeroshelf',
    copyright: 'Copyright © 2026 The Aeroshelf authors',
    artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
    directories: { output: 'dist', buildResources: 'resources/packaging' },
    extraMetadata: {
      author: 'The Aeroshelf authors',
      // Debian's format needs one; without a repository the program's own documentation is the only page there is.
      homepage: isPublished ? `https://github.com/${owner}/${repo}` : 'http://127.0.0.1:4127/docs',
      desktopName: 'aeroshelf.desktop',
    },
    publish: isPublished ? { provider: 'github', owner, repo, releaseType: 'draft' } : null,

    // It would compile better-sqlite3, and the result would shadow the prebuild of the package.
    npmRebuild: false,
    nodeGypRebuild: false,
    asar: true,
    asarUnpack: ['node_modules/better-sqlite3/prebuilds/*.node', 'resources/dataset/**/*'],

    // The program speaks these; Chromium's own few sentences for the other fifty are 40 MB.
    electronLanguages: ['en', 'fr'],
    // Its older runtime needs FUSE 2, which Ubuntu no longer has. Its start script leaves the sandbox out where user namespaces are forbidden,
    // because nothing would start there otherwise; the program then says so (see src-main/electron/sandbox.ts).
    toolsets: { appimage: '1.0.3' },

    electronFuses: {
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      // The window comes from the program's own server, never from a file.
      grantFileProtocolExtraPrivileges: false,
    },

    protocols: [{ name: 'Aeroshelf', schemes: ['aeroshelf'], role: 'Viewer' }],
    fileAssociations: [
      {
        ext: 'aeroshelf',
        name: 'Aeroshelf pack',
        description: 'Aeroshelf pack',
        mimeType: 'application/x-aeroshelf-pack',
        role: 'Viewer',
        rank: 'Owner',
      },
    ],

    win: {
      target: [{ target: 'nsis', arch: ['x64', 'arm64'] }],
      icon: 'resources/packaging/icon.ico',
      // In a folder of its own: beside it, "aeroshelf" would be the program with windows, for which no terminal waits.
      extraFiles: [{ from: 'resources/packaging/aeroshelf.cmd', to: 'bin/aeroshelf.cmd' }],
      files: files('win32'),
    },
    nsis: {
      oneClick: false,
      perMachine: false,
      allowToChangeInstallationDirectory: true,
      // Notes and imported data are the user's.
      deleteAppDataOnUninstall: false,
      buildUniversalInstaller: false,
    },

    // Apart: a universal program would carry both prebuilds, twice the size.
    mac: {
      target: [
        { target: 'dmg', arch: ['x64', 'arm64'] },
        { target: 'zip', arch: ['x64', 'arm64'] },
      ],
      icon: 'resources/packaging/icon.icns',
      category: 'public.app-category.reference',
      files: files('darwin'),
      // Apple's processors run nothing without a signature, and turning fuses breaks Electron's own: "-" signs without a certificate.
      // Its updates macOS would refuse, for they must be signed by the certificate of what runs: so it offers none.
      ...(!isSignedOnMac && { identity: '-', publish: null }),
      // Windows would make itself the opener of these kinds, so they are registered on macOS and Linux only, which have "open with".
      fileAssociations: [{ ext: noticeKinds, name: 'NOTAM file', role: 'Viewer', rank: 'Alternate' }],
    },

    linux: {
      target: [
        { target: 'AppImage', arch: ['x64', 'arm64'] },
        { target: 'deb', arch: ['x64', 'arm64'] },
      ],
      icon: 'resources/packaging/icons',
      executableName: 'aeroshelf',
      syncDesktopName: true,
      category: 'Science;Geoscience',
      synopsis: 'Airports, runways, frequencies and NOTAMs without a network',
      // Debian's format needs an address; without a publisher it is the builder's.
      maintainer: isPublished ? `${owner} <${owner}@users.noreply.github.com>` : 'The Aeroshelf authors <root@localhost>',
      files: files('linux'),
      mimeTypes: ['text/plain', 'text/csv', 'application/json', 'application/geo+json', 'application/xml', 'message/rfc822'],
    },
  };
}

export default configuration(process.env);
