import { create } from 'zustand';

export const useKeySheet = create(() => ({ isOpen: false }));

export const openKeys = (): void => useKeySheet.setState({ isOpen: true });
