/**
 * A stand-in for Electron's runtime: only what electron-builder renames, edits and turns fuses in. Promise: whatever is staged on it shows
 * what electron-builder does with the program, and nothing of what Electron does.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resedit } from './builder-parts.ts';
import type { Target } from './targets.ts';

/** `@electron/fuses` finds the fuses by these letters: https://www.electronjs.org/docs/latest/tutorial/fuses. Version, number, and states as Electron ships them follow. */
const FUSES = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x09101100011';

const helpers = ['', ' (Renderer)', ' (Plugin)', ' (GPU)'].map((kind) => `Electron Helper${kind}`);

/** Makes it in the folder, for `electronDist`. */
export function placeholderElectron(folder: string, { system }: Target): void {
  const put = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode: 0o755 });
  };
  put('LICENSE', 'placeholder');
  put('LICENSES.chromium.html', 'placeholder');
  if (system !== 'darwin') for (const language of ['en-US', 'fr', 'de']) put(`locales/${language}.pak`, 'placeholder');
  if (system === 'linux') put('electron', `placeholder ${FUSES}`);
  if (system === 'win32') put('electron.exe', Buffer.concat([emptyProgram(), Buffer.from(FUSES, 'latin1')]));
  if (system !== 'darwin') return;
  const app = 'Electron.app/Contents';
  const framework = `${app}/Frameworks/Electron Framework.framework`;
  put(`${app}/Info.plist`, propertyList('Electron'));
  put(`${app}/MacOS/Electron`, 'placeholder');
  put(`${app}/Resources/electron.icns`, 'placeholder');
  put(`${framework}/Electron Framework`, `placeholder ${FUSES}`);
  for (const language of ['en', 'fr', 'de']) put(`${framework}/Versions/A/Resources/${language}.lproj/locale.pak`, 'placeholder');
  for (const name of helpers) {
    put(`${app}/Frameworks/${name}.app/Contents/Info.plist`, propertyList(name));
    put(`${app}/Frameworks/${name}.app/Contents/MacOS/${name}`, 'placeholder');
  }
}

function propertyList(name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${name}</string>
<key>CFBundleIdentifier</key><string>placeholder</string>
</dict></plist>
`;
}

/** A Windows program without code, with the version resource that electron-builder looks for. */
function emptyProgram(): Buffer {
  const { NtExecutable, NtExecutableResource, Resource } = resedit;
  const program = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  return Buffer.from(program.generate());
}
