/** The window stores the credentials of sources by the key store of the system: Keychain, DPAPI, Secret Service or KWallet. */
import { safeStorage } from 'electron';
import type { KeyStore } from '#core/sync/credentials/credentials.ts';

/** Call after Electron is ready. */
export const systemKeyStore: KeyStore = {
  async isAvailable() {
    // Electron would seal with a password that everybody can look up on a Linux without a key store.
    if (process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return false;
    return safeStorage.isAsyncEncryptionAvailable();
  },
  seal: async (text) => (await safeStorage.encryptStringAsync(text)).toString('base64'),
  open: async (sealed) => (await safeStorage.decryptStringAsync(Buffer.from(sealed, 'base64'))).result,
};
