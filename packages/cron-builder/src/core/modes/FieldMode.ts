/** Mode of a field in the builder (B§4). */
export type FieldMode =
  /** `?`: the other day field decides. */
  | { mode: 'none' }
  | { mode: 'every' }
  /** `a-b`, with a step above 1 `a-b/n`. */
  | { mode: 'range'; from: number; to: number; step: number }
  /** `a/n`: from a on, up to the field's top. */
  | { mode: 'loop'; from: number; step: number }
  | { mode: 'specify'; values: number[] }
  /** `L` of the days of a month. */
  | { mode: 'last' }
  /** `LW`. */
  | { mode: 'lastWorkday' }
  /** `L-n`, moved to the nearest workday `L-nW`. */
  | { mode: 'beforeLast'; days: number; workday: boolean }
  /** `nW`: the workday nearest to a day. */
  | { mode: 'workday'; day: number }
  /** `nL`: the last such weekday of the month. */
  | { mode: 'lastWeekday'; weekday: number }
  /** `n#k`: the k-th such weekday of the month. */
  | { mode: 'nthWeekday'; weekday: number; nth: number };

export type ModeName = FieldMode['mode'];
