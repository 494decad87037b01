import { create } from 'zustand';

/** Whether the sheet of all keys is open. */
export const useKeySheet = create(() => ({ isOpen: false }));

export const openKeys = (): void => useKeySheet.setState({ isOpen: true });
