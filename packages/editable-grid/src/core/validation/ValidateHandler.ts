/** Input of a validation handler. */
export interface HandlerInput<Row> {
  value: unknown;
  row: Row;
  column: string;
}

/**
 * Result of a validation handler. `true`, `undefined` and an empty text mean valid; `false` means invalid with the
 * rule's message; any other text is the message. A rejected promise means invalid with the message of its error.
 */
export type HandlerVerdict = boolean | string | undefined | void;
export type ValidateHandler<Row> = (input: HandlerInput<Row>) => HandlerVerdict | Promise<HandlerVerdict>;
