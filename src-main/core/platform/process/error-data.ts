/** Turns an error into plain data, because an error that crosses processes loses what distinguishes a full disk from a defect. */

export type ErrorData = {
  name: string;
  message: string;
  stack: string | undefined;
  /** They are `code`, `path` and the like. */
  own: Readonly<Record<string, string | number>>;
  cause: ErrorData | undefined;
};

export function dataOf(error: unknown): ErrorData {
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const own = Object.entries(error instanceof Error ? error : {}).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return { name, message, stack, own: Object.fromEntries(own), cause: cause === undefined ? undefined : dataOf(cause) };
}

export function errorOf({ name, message, stack, own, cause }: ErrorData): Error {
  const error = Object.assign(new Error(message, cause && { cause: errorOf(cause) }), own);
  error.name = name;
  if (stack !== undefined) error.stack = stack;
  return error;
}
