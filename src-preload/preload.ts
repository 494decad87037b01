/**
 * The only way from the page into Electron. Promise: exactly the names of Bridge, each one channel with no argument from the page, but for the path of a file that the
 * user gave to the page; ipcRenderer itself is never handed over.
 */
import { contextBridge, ipcRenderer, webUtils, type IpcRendererEvent } from 'electron';
import type { Channel, Channels, MESSAGE, Message } from '#electron/channels.ts';
import type { Bridge } from './bridge.ts';

const call = <C extends Channel>(channel: C): Promise<Channels[C]> => ipcRenderer.invoke(channel);

// A value import would bring the main process's module into the preload's one file.
const messages: typeof MESSAGE = 'aeroshelf:message';

const bridge: Bridge = {
  platform: process.platform,
  token: () => call('aeroshelf:token'),
  firstKey: () => call('aeroshelf:first-key'),
  pathOf: (file) => webUtils.getPathForFile(file),
  takeOpenedFile: () => call('aeroshelf:opened-file'),
  onMessage: (listener) => {
    const receive = (_event: IpcRendererEvent, message: Message) => listener(message);
    ipcRenderer.on(messages, receive);
    return () => void ipcRenderer.off(messages, receive);
  },
  versions: () => call('aeroshelf:versions'),
};

contextBridge.exposeInMainWorld('aeroshelf', bridge);
