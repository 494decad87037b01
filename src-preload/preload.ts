/**
 * The only way from the page into Electron. Promise: exactly the names of Bridge, each of them one channel with no argument from the page;
 * ipcRenderer itself is never handed over.
 */
import { contextBridge, ipcRenderer } from 'electron';
import type { Channel, Channels } from '#electron/channels.ts';
import type { Bridge } from './bridge.ts';

const call = <C extends Channel>(channel: C): Promise<Channels[C]> => ipcRenderer.invoke(channel);

const bridge: Bridge = {
  platform: process.platform,
  token: () => call('aeroshelf:token'),
  firstKey: () => call('aeroshelf:first-key'),
  chooseDataset: () => call('aeroshelf:choose-dataset'),
};

contextBridge.exposeInMainWorld('aeroshelf', bridge);
