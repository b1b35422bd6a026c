/** Input of a validation handler. */
export interface HandlerInput<Row> {
  value: unknown;
  row: Row;
  column: string;
}

/**
 * Result of a validation handler: `true`, `undefined` and an empty text pass; `false` fails with the rule's message,
 * any other text is the message. A rejected promise fails with its error's message.
 */
export type HandlerVerdict = boolean | string | undefined | void;
export type ValidateHandler<Row> = (input: HandlerInput<Row>) => HandlerVerdict | Promise<HandlerVerdict>;
