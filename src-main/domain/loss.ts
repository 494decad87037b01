/** The user can accept a dataset that is refused for these reasons: it has less than the one in use, or is no successor of it. */
const lossCodes: ReadonlySet<string> = new Set(['lessThanInUse', 'airportsMissing', 'airportsChanged']);

export const isLossReason = ({ code }: { code: string }): boolean => lossCodes.has(code);
