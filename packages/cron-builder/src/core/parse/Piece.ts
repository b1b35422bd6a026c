/** Part of a field between two commas. */
export type Piece =
  /** `?` of a day field. */
  | { kind: 'any' }
  /** `*`, or `/n` with or without a star. */
  | { kind: 'every'; step: number }
  | { kind: 'value'; from: number }
  /** `a-b` or `a-b/n`; wraps if b < a. */
  | { kind: 'range'; from: number; to: number; step: number }
  /** `a/n`, up to the maximum of the field. */
  | { kind: 'loop'; from: number; step: number }
  /** `L`, `L-n`, `LW`, `L-nW` of the days of a month: n days before the last, moved to a workday. */
  | { kind: 'last'; offset: number; workday: boolean }
  /** `nW`: the workday nearest to day n. */
  | { kind: 'nearest'; from: number }
  /** `nL`: the last such weekday of the month. */
  | { kind: 'lastOf'; from: number }
  /** `n#k`: the k-th such weekday of the month. */
  | { kind: 'nth'; from: number; nth: number };
