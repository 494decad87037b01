import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';

/** Turns starting with the user's session on or off. A program run from its source is not started by the system. */
export function startAtLogin(wanted: boolean, platform = process.platform): void {
  if (!app.isPackaged) return;
  if (platform === 'linux') return writeAutostart(wanted);
  if (app.getLoginItemSettings().openAtLogin !== wanted) app.setLoginItemSettings({ openAtLogin: wanted });
}

/** Follows the XDG autostart specification, which the desktops of Linux share. Throws where the folder can't be written. */
function writeAutostart(wanted: boolean): void {
  const folder = join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'autostart');
  const file = join(folder, 'aeroshelf.desktop');
  if (!wanted) return rmSync(file, { force: true });
  // An AppImage runs from a mount that is gone at the next login; the file itself may be moved, so its path is written again at each start.
  const entry = desktopEntry(process.env['APPIMAGE'] ?? process.execPath);
  if (readOr(file) === entry) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, entry);
}

const desktopEntry = (program: string): string =>
  ['[Desktop Entry]', 'Type=Application', 'Name=Aeroshelf', `Exec=${quoted(program)}`, 'Icon=aeroshelf', 'Terminal=false', ''].join('\n');

/** Quoted twice, as the desktop entry specification says: once for the command, once for the value of the key. */
function quoted(program: string): string {
  const command = program.replace(/["`$\\]/g, String.raw`\$&`).replaceAll('%', '%%');
  return `"${command}"`.replaceAll('\\', '\\\\');
}

function readOr(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
