/**
 * Small conveniences (recently opened airports, a copy of the settings) that may be lost without harm: the browser's storage belongs to
 * one port, and the port can change. Nothing secret and nothing that the user would miss is kept here.
 */
export function readLocal(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`aeroshelf.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

export function writeLocal(name: string, value: unknown): void {
  try {
    localStorage.setItem(`aeroshelf.${name}`, JSON.stringify(value));
  } catch {
    // Only a convenience is lost where storage is full or forbidden.
  }
}
