import { FileProtectOutlined } from '@ant-design/icons';
import { frameworkFields, listFrameworks, type ProjectContract } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useLocale } from '@gezi/ui';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { listColumns } from '../../../crud/listColumns';
import { refusalRule } from '../../../documents/cellRefusals';
import { LineChooser } from '../../../documents/LineChooser';
import { ListPart } from '../../../documents/ListPart';
import { withFrameworks } from './core/projectLists';
import { useTexts } from './texts';
import type { ProjectDraftForm, ProjectValues } from './useProjectDraft';

/** The framework agreements of a draft, whose suppliers take part. */
export function ContractPart({ form: { refusals } }: { form: ProjectDraftForm }) {
  const texts = useTexts();
  const language = useLocale();
  const columns = useMemo<GridColumn<ProjectContract>[]>(
    () => [
      {
        key: 'id',
        title: texts.contractName,
        width: 240,
        render: ({ contractName }) => contractName,
        validateRules: [refusalRule<ProjectContract>(refusals)],
      },
      ...listColumns<ProjectContract>(FURTHER, { language, dicts: {} }),
    ],
    [texts, language, refusals],
  );
  return (
    <ListPart<ProjectContract>
      name="contracts"
      label={texts.contracts}
      columns={columns}
      emptyText={texts.contractsEmpty}
      tools={<ContractChooserButton />}
    />
  );
}

/** Columns after the name, which shows refusals. */
const FURTHER = frameworkFields.filter(({ key }) => key !== 'contractName');

/** Takes framework agreements in force. */
function ContractChooserButton() {
  const texts = useTexts();
  const { getValues, setValue } = useFormContext<ProjectValues>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileProtectOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {texts.chooseContracts}
      </Button>
      {isOpen && (
        <LineChooser<ProjectContract>
          title={texts.chooseContracts}
          fields={frameworkFields}
          endpoint={listFrameworks}
          nameOf={nameOf}
          onTake={(taken) => {
            const chosen = taken.map(({ row }) => row);
            setValue('contracts', withFrameworks(getValues('contracts'), chosen), {
              shouldDirty: true,
              shouldValidate: true,
            });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const nameOf = ({ contractName }: ProjectContract) => contractName;
