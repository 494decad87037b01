/** English sentences of what is wrong with this machine or its data. */
import type { Sentences } from './reason.ts';

export const machineSentences = {
  ipv6PortTaken: ({ port }) =>
    `Another program answers at [::1]:${port}, and who asks for "localhost" may reach it instead of Aeroshelf. Use 127.0.0.1, or end that program and start Aeroshelf again.`,
} satisfies Partial<Sentences>;
