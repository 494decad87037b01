/** Prepositions before a moment: `à 0941Z`, `le 23 NOV 0941Z`. */

const hasDay = (moment: string): boolean => /^\d{1,2} \p{L}/u.test(moment);

export const at = (moment: string): string => `${hasDay(moment) ? 'le' : 'à'} ${moment}`;
/** `de 0941Z`, `du 23 NOV 0941Z`. */
export const since = (moment: string): string => `${hasDay(moment) ? 'du' : 'de'} ${moment}`;
/** `à 0941Z`, `au 23 NOV 0941Z`. */
export const upTo = (moment: string): string => `${hasDay(moment) ? 'au' : 'à'} ${moment}`;
