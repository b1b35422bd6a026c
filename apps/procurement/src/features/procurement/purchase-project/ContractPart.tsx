import { EmptyState } from '@gezi/ui';
import { ControlField } from '../../../forms/ControlField';
import { useTexts } from './texts';

/** The framework agreements of a draft. There are no contracts to choose from yet. */
export function ContractPart() {
  const texts = useTexts();
  return (
    <ControlField name="contracts" label={texts.contracts} hasLabel={false} isLabelled={false}>
      <NoContracts />
    </ControlField>
  );
}

const NoContracts = () => <EmptyState title={useTexts().contractsEmpty} />;
