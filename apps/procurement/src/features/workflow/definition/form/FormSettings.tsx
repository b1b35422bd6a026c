import { startOf, type FlowFormNode } from '@gezi/domain';
import { useTexts } from '../texts';
import { withFormKey } from '../core/nodeRights';
import { FieldRightsTable } from './FieldRightsTable';
import { FormKeyField } from './FormKeyField';
import { useKnownForms } from './FormsContext';

interface FormSettingsProps {
  node: FlowFormNode;
  onChange: (node: FlowFormNode) => void;
}

/** The main form at the start, the form of a step, and the rights to the fields there. */
export function FormSettings({ node, onChange }: FormSettingsProps) {
  const texts = useTexts();
  const { definition } = useKnownForms();
  const isStart = node.type === 'start';
  const hasMain = definition !== undefined && startOf(definition)?.formKey !== undefined;
  return (
    <>
      <FormKeyField
        label={isStart ? texts.mainForm : texts.stepForm}
        hint={isStart ? texts.mainFormHint : texts.stepFormHint}
        value={node.formKey ?? ''}
        onChange={(formKey) => onChange(withFormKey(node, formKey))}
      />
      {definition && (hasMain || node.formKey !== undefined || node.fieldRights !== undefined) ? (
        <FieldRightsTable definition={definition} node={node} onChange={onChange} />
      ) : (
        !isStart && <p className="gezi-flow-note">{texts.noMainForm}</p>
      )}
    </>
  );
}
