/** Method and path of every endpoint, as the window is built with them: `define` for Vite, of builds and of tests alike. */
import { endpoints } from '../../src-main/contract/endpoints.ts';

const addresses = Object.fromEntries(Object.entries(endpoints).map(([name, { method, path }]) => [name, `${method} ${path}`]));

export const withAddresses = { CONTRACT_ADDRESSES: JSON.stringify(addresses) };
