import type { EvaluationRule } from './schema';

/** Whether a rule draws anybody: at least one expert in total (contract, part 3 §3.8). */
export const drawsExperts = ({ techNum, busiNum }: Pick<EvaluationRule, 'techNum' | 'busiNum'>): boolean =>
  techNum + busiNum >= 1;
