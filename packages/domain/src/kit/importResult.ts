import { Type, type Static } from 'typebox';

/** Result of an import with refused rows (contract, part 1 §1.11). */
export const ImportResult = Type.Object({
  totalCount: Type.Integer(),
  successCount: Type.Integer(),
  errorCount: Type.Integer(),
  msg: Type.String(),
  /** Relative to the base path. */
  fileUrl: Type.String(),
  fileName: Type.String(),
});
export type ImportResult = Static<typeof ImportResult>;
