/** Whether a pasted text is of NOTAMs, which go to their preview, and not a line for the box: by `NOTAMN`, `NOTAMR` or `NOTAMC`, or by items A and B. Pure. */
export const areNotams = (text: string): boolean => /\bNOTAM[NRC]\b/i.test(text) || /\bA\) ?[A-Z]{4}\b[\s\S]*\bB\) ?\d{10}\b/i.test(text);
