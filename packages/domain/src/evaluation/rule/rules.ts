import type { EvaluationRule } from './schema';

/** True if a rule draws at least one expert in total (contract, part 3 §3.8). */
export const drawsExperts = ({ techNum, busiNum }: Pick<EvaluationRule, 'techNum' | 'busiNum'>): boolean =>
  techNum + busiNum >= 1;
