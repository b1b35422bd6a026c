import { choosableSupplierFields, listChoosableSuppliers, type ChoosableSupplier } from '@gezi/domain';
import { TeamOutlined } from '@ant-design/icons';
import type { GridColumn } from '@gezi/editable-grid';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { refusalRule } from '../../../documents/cellRefusals';
import { LineChooser } from '../../../documents/LineChooser';
import { ListPart } from '../../../documents/ListPart';
import { withInvitees, type InviteeRow } from './core/projectLists';
import { useTexts } from './texts';
import type { ProjectDraftForm, ProjectValues } from './useProjectDraft';

/** The invited suppliers of a draft. */
export function SupplierPart({ form: { refusals } }: { form: ProjectDraftForm }) {
  const texts = useTexts();
  const columns = useMemo<GridColumn<InviteeRow>[]>(
    () => [
      {
        key: 'supplierId',
        title: texts.supplier,
        width: 320,
        render: ({ supplierName }) => supplierName,
        validateRules: [refusalRule<InviteeRow>(refusals)],
      },
    ],
    [texts, refusals],
  );
  return (
    <ListPart<InviteeRow>
      name="suppliers"
      label={texts.suppliers}
      columns={columns}
      emptyText={texts.suppliersEmpty}
      tools={<SupplierChooserButton />}
    />
  );
}

/** Takes suppliers that may be invited, those that other tenants share included. */
function SupplierChooserButton() {
  const texts = useTexts();
  const { getValues, setValue } = useFormContext<ProjectValues>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<TeamOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {texts.chooseSuppliers}
      </Button>
      {isOpen && (
        <LineChooser<ChoosableSupplier>
          title={texts.chooseSuppliers}
          fields={choosableSupplierFields}
          endpoint={listChoosableSuppliers}
          nameOf={({ name }) => name}
          onTake={(taken) => {
            const suppliers = taken.map(({ row }) => row);
            setValue('suppliers', withInvitees(getValues('suppliers'), suppliers), {
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
