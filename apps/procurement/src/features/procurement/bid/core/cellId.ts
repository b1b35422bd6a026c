/** Id of the input for a member of a line on phones. */
export const cellId = (line: string, column: string): string => `bid-line-${line}-${column}`;
