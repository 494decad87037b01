/** When METAR or TAF came last: the server says so with each import, so that what is shown of them is read again then and not by the clock. */
import { create } from 'zustand';

type Weather = { importedAt: string | null };

export const useWeather = create<Weather>(() => ({ importedAt: null }));
