/** What every answer that is not marked raw looks like on the wire (contract, part 1 §1.2). */
export interface Envelope<Result = unknown> {
  success: boolean;
  /** For the user; `''` when there is nothing to say. */
  message: string;
  code: number;
  result: Result | null;
  /** Server time, epoch milliseconds. */
  timestamp: number;
  /** The member of the input at fault, e.g. `purchasePlanDetailList/0/actualCounts`; absent when none is. */
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
