/** What a handler of the caller's own is shown. */
export interface HandlerInput<Row> {
  value: unknown;
  row: Row;
  column: string;
}

/**
 * Passes with `true`, nothing or an empty text; fails with `false` (the rule's message) or with the message itself.
 * A rejected promise fails with its error's message.
 */
export type HandlerVerdict = boolean | string | undefined | void;
export type ValidateHandler<Row> = (input: HandlerInput<Row>) => HandlerVerdict | Promise<HandlerVerdict>;
