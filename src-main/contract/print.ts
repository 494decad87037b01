export const papers = ['a6', 'a5', 'a4', 'letter'] as const;
export type Paper = (typeof papers)[number];
