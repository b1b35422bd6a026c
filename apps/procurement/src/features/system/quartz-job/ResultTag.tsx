import { RUN_RESULTS } from '@gezi/domain';
import { Tag } from 'antd';
import { useTexts } from './texts';

const COLORS = {
  running: 'processing',
  success: 'success',
  failure: 'error',
  skipped: 'warning',
  interrupted: 'warning',
} as const;

/** Result of a run. */
export function ResultTag({ result }: { result: string | null }) {
  const texts = useTexts();
  const known = RUN_RESULTS.find((one) => one === result);
  return known ? <Tag color={COLORS[known]}>{texts.results[known]}</Tag> : null;
}
