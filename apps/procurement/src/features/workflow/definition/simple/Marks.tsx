import type { EventNode, SimpleFlow } from '@gezi/domain';
import { useTexts } from '../texts';
import { FaultNote } from './FaultNote';

/** The start of a process. */
export function StartMark({ flow }: { flow: SimpleFlow }) {
  const texts = useTexts();
  const { id, name } = flow.start;
  return (
    <div className="gezi-flow-mark" data-flow-id={id} tabIndex={-1}>
      <strong>{name || texts.start}</strong>
      <span>{texts.starter}</span>
      <FaultNote ids={[id, flow.out.id]} />
    </div>
  );
}

/** An end of the process. */
export function EndMark({ end }: { end: EventNode }) {
  const texts = useTexts();
  return (
    <div className="gezi-flow-mark is-end" data-flow-id={end.id} tabIndex={-1}>
      <strong>{end.name || texts.end}</strong>
      <FaultNote ids={[end.id]} />
    </div>
  );
}
