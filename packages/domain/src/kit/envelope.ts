/** Wire format of every response that is not raw (contract, part 1 §1.2). */
export interface Envelope<Result = unknown> {
  success: boolean;
  /** Message for the user; may be empty. */
  message: string;
  code: number;
  result: Result | null;
  /** Server time, epoch milliseconds. */
  timestamp: number;
  /** Invalid input field, e.g. `purchasePlanDetailList/0/actualCounts`; absent if no field is at fault. */
  field?: string;
}

/** Codes of the envelope (contract, part 1 §1.3). */
export const codes = {
  ok: 200,
  importedWithErrors: 201,
  notSignedIn: 401,
  unknownPath: 404,
  wrongCaptcha: 412,
  refused: 500,
  forbidden: 510,
} as const;
