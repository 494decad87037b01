/** The position of the window is stored in the data folder, and used again only where a screen still shows it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, type Rectangle } from 'electron';

type WindowState = { bounds?: Rectangle; isMaximized: boolean };

const FILE = 'window.json';
/** Pixels of the title bar that must be on a screen so that it can be grabbed. */
const HOLD = 80;

/** Undefined position where the file is missing, unreadable, or names a position on a screen that is gone. */
export function readWindowState(dataDir: string): WindowState {
  try {
    const { bounds, isMaximized } = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as Partial<WindowState>;
    return { ...(isRectangle(bounds) && isOnScreen(bounds) && { bounds }), isMaximized: isMaximized === true };
  } catch {
    return { isMaximized: false };
  }
}

export function writeWindowState(dataDir: string, state: WindowState): void {
  try {
    writeFileSync(join(dataDir, FILE), `${JSON.stringify(state)}\n`, { mode: 0o600 });
  } catch {
    // A full disk loses only the position of the window.
  }
}

function isRectangle(value: unknown): value is Rectangle {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, width, height } = value as Record<string, unknown>;
  return [x, y, width, height].every(Number.isSafeInteger) && Number(width) >= 300 && Number(height) >= 200;
}

function isOnScreen({ x, y, width }: Rectangle): boolean {
  return screen.getAllDisplays().some(({ workArea }) => {
    const across = Math.min(x + width, workArea.x + workArea.width) - Math.max(x, workArea.x);
    return across >= HOLD && y >= workArea.y && y + HOLD <= workArea.y + workArea.height;
  });
}
