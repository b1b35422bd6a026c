import type { EventNode, SimpleFlow } from '@gezi/domain';
import { useTexts } from '../texts';
import { useKnownForms } from '../form/FormsContext';
import { FaultNote } from './FaultNote';
import { useSimple } from './SimpleContext';

/** The start of a process; opens its settings. */
export function StartMark({ flow }: { flow: SimpleFlow }) {
  const texts = useTexts();
  const { open } = useSimple();
  const { forms } = useKnownForms();
  const { id, name, formKey } = flow.start;
  const form = formKey === undefined ? undefined : forms.get(formKey)?.name;
  return (
    <button
      type="button"
      className="gezi-flow-mark is-start"
      data-flow-stop
      data-flow-id={`${id} ${flow.out.id}`}
      aria-label={texts.open(texts.startSettings, name || texts.start)}
      onClick={() => open(id)}
    >
      <strong>{name || texts.start}</strong>
      <span>{form ?? texts.starter}</span>
      <FaultNote ids={[id, flow.out.id]} />
    </button>
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
