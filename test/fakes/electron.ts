/**
 * The one fake of the project: Electron's binary is not everywhere. Each part is checked against electron.d.ts, so that a member which
 * Electron does not have, or has otherwise, does not compile. It records its calls and lets a test play Electron's events.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import type * as Electron from 'electron';

type Api = typeof Electron;
type Answer = (event: Electron.IpcMainInvokeEvent, ...words: unknown[]) => unknown;

/** What happened, in order, as `dialog.showErrorBox` and its words. */
export const calls: { name: string; words: readonly unknown[] }[] = [];
const note =
  (name: string) =>
  (...words: readonly unknown[]): void =>
    void calls.push({ name, words });

/** The words of every call of this name. */
export const wordsOf = (name: string) => calls.filter((call) => call.name === name).map(({ words }) => words);

/** What the next dialogs and locks answer. */
export const answers = {
  lock: true,
  locale: 'en-GB',
  opensAtLogin: false,
  hasKeyStore: true,
  keyStoreOfLinux: 'gnome_libsecret' as ReturnType<Electron.SafeStorage['getSelectedStorageBackend']>,
  switches: [] as string[],
  displays: [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] as Pick<Electron.Display, 'workArea'>[],
  open: { canceled: true, filePaths: [] as string[] },
  message: { response: 0, checkboxChecked: false },
};

const emitter = new EventEmitter();

export const app = Object.assign(emitter, {
  isPackaged: false as boolean,
  setName: note('app.setName'),
  setPath: note('app.setPath'),
  enableSandbox: note('app.enableSandbox'),
  quit: note('app.quit'),
  exit: note('app.exit'),
  requestSingleInstanceLock: () => {
    note('app.requestSingleInstanceLock')();
    return answers.lock;
  },
  getLocale: () => answers.locale,
  getVersion: () => '0.0.1',
  setAsDefaultProtocolClient: (...words: unknown[]) => {
    calls.push({ name: 'app.setAsDefaultProtocolClient', words });
    return true;
  },
  getLoginItemSettings: () => ({ openAtLogin: answers.opensAtLogin }) as Electron.LoginItemSettings,
  setLoginItemSettings: note('app.setLoginItemSettings'),
  commandLine: { hasSwitch: (name: string) => answers.switches.includes(name) } as Electron.CommandLine,
  whenReady: () => {
    note('app.whenReady')();
    return Promise.resolve();
  },
  dock: { hide: note('app.dock.hide') } as Partial<Electron.Dock> as Electron.Dock,
} satisfies Partial<Omit<Electron.App, keyof EventEmitter>>);

/** Contents as Electron hands them to `web-contents-created`. */
export class FakeContents
  extends EventEmitter
  implements Pick<Electron.WebContents, 'setWindowOpenHandler' | 'send' | 'reload' | 'isDestroyed'>
{
  readonly sent: unknown[][] = [];
  reloads = 0;
  destroyed = false;
  openHandler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0] | undefined;
  setWindowOpenHandler(handler: NonNullable<FakeContents['openHandler']>): void {
    this.openHandler = handler;
  }
  send(...words: unknown[]): void {
    this.sent.push(words);
  }
  reload(): void {
    this.reloads += 1;
  }
  isDestroyed(): boolean {
    return this.destroyed;
  }
}

type Used =
  | 'loadURL'
  | 'show'
  | 'hide'
  | 'focus'
  | 'isMinimized'
  | 'isMaximized'
  | 'maximize'
  | 'getNormalBounds'
  | 'isDestroyed'
  | 'destroy'
  | 'restore'
  | 'setProgressBar';

export class BrowserWindow extends EventEmitter implements Pick<Electron.BrowserWindow, Used> {
  static readonly opened: BrowserWindow[] = [];
  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly state = { loaded: '', minimized: false, maximized: false, hidden: 0, shown: 0, focused: 0, destroyed: false };
  readonly webContents = new FakeContents();
  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super();
    this.options = options;
    BrowserWindow.opened.push(this);
  }
  loadURL(url: string): Promise<void> {
    this.state.loaded = url;
    return Promise.resolve();
  }
  show(): void {
    this.state.shown += 1;
  }
  hide(): void {
    this.state.hidden += 1;
  }
  isMaximized(): boolean {
    return this.state.maximized;
  }
  maximize(): void {
    this.state.maximized = true;
  }
  getNormalBounds(): Electron.Rectangle {
    const { x = 0, y = 0, width = 0, height = 0 } = this.options;
    return { x, y, width, height };
  }
  destroy(): void {
    this.state.destroyed = true;
  }
  setProgressBar = note('window.setProgressBar');
  focus(): void {
    this.state.focused += 1;
  }
  isMinimized(): boolean {
    return this.state.minimized;
  }
  isDestroyed(): boolean {
    return this.state.destroyed;
  }
  restore(): void {
    this.state.minimized = false;
  }
}

export const handlers = new Map<string, Answer>();

export const ipcMain = {
  handle: (channel: string, answer: Answer) => void handlers.set(channel, answer),
} satisfies Partial<Electron.IpcMain>;

export const dialog = {
  showErrorBox: note('dialog.showErrorBox'),
  showOpenDialog: (...words: unknown[]) => {
    calls.push({ name: 'dialog.showOpenDialog', words });
    return Promise.resolve(answers.open);
  },
  showMessageBox: (...words: unknown[]) => {
    calls.push({ name: 'dialog.showMessageBox', words });
    return Promise.resolve(answers.message);
  },
} satisfies Partial<Electron.Dialog>;

export const shell = {
  openExternal: (...words: unknown[]) => Promise.resolve(note('shell.openExternal')(...words)),
  openPath: (...words: unknown[]) => Promise.resolve(note('shell.openPath')(...words)).then(() => ''),
} satisfies Partial<Electron.Shell>;

export const Menu = {
  buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => template as unknown as Electron.Menu,
  setApplicationMenu: note('Menu.setApplicationMenu'),
} satisfies Partial<Api['Menu']>;

export const screen = {
  getAllDisplays: () => answers.displays as Electron.Display[],
} satisfies Partial<Electron.Screen>;

export const nativeImage = {
  createFromPath: (path: string) => ({ path, resize: () => ({ path }) }) as unknown as Electron.NativeImage,
} satisfies Partial<typeof Electron.nativeImage>;

export class Tray extends EventEmitter implements Pick<Electron.Tray, 'setToolTip' | 'setContextMenu'> {
  static readonly made: Tray[] = [];
  menu: Electron.MenuItemConstructorOptions[] = [];
  tip = '';
  constructor() {
    super();
    Tray.made.push(this);
  }
  setToolTip(tip: string): void {
    this.tip = tip;
  }
  setContextMenu(menu: Electron.Menu | null): void {
    this.menu = menu as unknown as Electron.MenuItemConstructorOptions[];
  }
}

export const crashReporter = { start: note('crashReporter.start') } satisfies Partial<Electron.CrashReporter>;

/** A key store that seals by turning the text around, so that a test sees what is sealed and what is not. */
export const safeStorage = {
  isAsyncEncryptionAvailable: () => Promise.resolve(answers.hasKeyStore),
  getSelectedStorageBackend: () => answers.keyStoreOfLinux,
  encryptStringAsync: (text: string) => Promise.resolve(Buffer.from(text.split('').toReversed().join(''))),
  decryptStringAsync: (sealed: Buffer) =>
    Promise.resolve({ shouldReEncrypt: false, result: sealed.toString().split('').toReversed().join('') }),
} satisfies Partial<Electron.SafeStorage>;

/** A process of Node whose `process.parentPort` is Electron's. One that has not begun cannot be ended, and says so. */
export class FakeUtilityProcess extends EventEmitter implements Pick<Electron.UtilityProcess, 'postMessage' | 'kill'> {
  static readonly started: FakeUtilityProcess[] = [];
  readonly #child: ChildProcess;
  #hasBegun = false;
  constructor(path: string) {
    super();
    const port = fileURLToPath(new URL('parent-port.mjs', import.meta.url));
    this.#child = fork(path, { execArgv: [...process.execArgv, '--import', port], serialization: 'advanced' });
    this.#child.once('spawn', () => {
      this.#hasBegun = true;
      this.emit('spawn');
    });
    this.#child.on('message', (message) => this.emit('message', message));
    this.#child.once('exit', (code) => this.emit('exit', code ?? 1));
    FakeUtilityProcess.started.push(this);
  }
  get pid(): number | undefined {
    return this.#child.pid;
  }
  postMessage(message: unknown): void {
    this.#child.send(message as object);
  }
  kill(): boolean {
    return this.#hasBegun && this.#child.kill();
  }
}

export const utilityProcess = {
  fork(path, words, options) {
    calls.push({ name: 'utilityProcess.fork', words: [path, words, options] });
    return new FakeUtilityProcess(path) as unknown as Electron.UtilityProcess;
  },
} satisfies Pick<typeof Electron.utilityProcess, 'fork'>;

type Session = Electron.Session;

/** The handlers that the session was given. */
export const rules: {
  request?: Parameters<Session['setPermissionRequestHandler']>[0];
  check?: Parameters<Session['setPermissionCheckHandler']>[0];
  device?: Parameters<Session['setDevicePermissionHandler']>[0];
  before?: (about: { url: string }, answer: (response: Electron.CallbackResponse) => void) => void;
  filter?: Electron.WebRequestFilter;
} = {};

const defaultSession = {
  setPermissionRequestHandler: (handler: NonNullable<typeof rules.request>) => void (rules.request = handler),
  setPermissionCheckHandler: (handler: NonNullable<typeof rules.check>) => void (rules.check = handler),
  setDevicePermissionHandler: (handler: NonNullable<typeof rules.device>) => void (rules.device = handler),
  webRequest: {
    onBeforeRequest: (filter: Electron.WebRequestFilter, listener: NonNullable<typeof rules.before>) =>
      void Object.assign(rules, { filter, before: listener }),
  },
} satisfies Partial<Omit<Session, 'webRequest'>> & { webRequest: { onBeforeRequest: unknown } };

export const session = { defaultSession };

/** As new: no listeners, no windows, nothing recorded. */
export function reset(): void {
  BrowserWindow.opened.at(-1)?.emit('closed');
  emitter.removeAllListeners();
  app.isPackaged = false;
  calls.length = 0;
  BrowserWindow.opened.length = 0;
  FakeUtilityProcess.started.length = 0;
  handlers.clear();
  Object.assign(answers, {
    lock: true,
    locale: 'en-GB',
    opensAtLogin: false,
    hasKeyStore: true,
    keyStoreOfLinux: 'gnome_libsecret',
    switches: [],
    displays: [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
    open: { canceled: true, filePaths: [] },
    message: { response: 0, checkboxChecked: false },
  });
}
