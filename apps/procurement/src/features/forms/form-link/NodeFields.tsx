import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { SelectField } from '../../../forms/fields/SelectField';
import { nodesQuery } from './queries';
import { useTexts } from './texts';
import { useProcessOptions, type LinkedProcess } from './useProcessOptions';

interface NodeValues {
  deployId: string;
  formFlag: '1' | '2';
  nodeKey: string | null;
  nodeName: string | null;
}

/** The process of a form, and the step if the form is not the one of the whole process. */
export function NodeFields({ link }: { link: LinkedProcess | undefined }) {
  const texts = useTexts();
  const { setValue } = useFormContext<NodeValues>();
  const [deployId, formFlag] = useWatch<NodeValues, ['deployId', 'formFlag']>({ name: ['deployId', 'formFlag'] });
  const processes = useProcessOptions(link);
  const processName = processes.find(({ value }) => value === deployId)?.name ?? '';
  const { data: nodes = [], isLoading } = useQuery(nodesQuery(useClient(), processName));
  const flags = [
    { value: '1', label: texts.mainForm },
    { value: '2', label: texts.nodeForm },
  ];
  const leaveNode = () => {
    setValue('nodeKey', null);
    setValue('nodeName', null);
  };
  return (
    <>
      <SelectField name="deployId" label={texts.process} options={processes} isSearched onChange={leaveNode} />
      <ChoiceField name="formFlag" label={texts.formFlag} options={flags} onChange={leaveNode} />
      {formFlag === '2' && (
        <SelectField
          name="nodeKey"
          label={texts.nodeName}
          isRequired
          missing={texts.nodeMissing}
          isSearched
          loading={isLoading}
          options={nodes.map(({ NodeNo, NodeName }) => ({ value: NodeNo, label: `${NodeName}（${NodeNo}）` }))}
          onChange={(key) => setValue('nodeName', nodes.find(({ NodeNo }) => NodeNo === key)?.NodeName ?? null)}
        />
      )}
    </>
  );
}
