/** Every `step`-th year of `from` … `to`. */
export interface YearSpan {
  from: number;
  to: number;
  step: number;
}

/** The smallest year of the spans from `year` on; `Infinity` without one. */
export function nextYear(spans: readonly YearSpan[], year: number): number {
  let next = Infinity;
  for (const { from, to, step } of spans) {
    const candidate = year <= from ? from : from + Math.ceil((year - from) / step) * step;
    if (candidate <= to && candidate < next) next = candidate;
  }
  return next;
}
