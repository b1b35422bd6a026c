import { usePermission } from '@gezi/client';
import { CHOOSABLE, listSuppliers, supplierFields, type SupplierInfo } from '@gezi/domain';
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

const SHOWN: readonly string[] = ['name', 'supplierType', 'level', 'materialTypeId'];
const FIELDS = supplierFields.filter(({ key }) => SHOWN.includes(key));

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

/** Takes suppliers that may be invited. */
function SupplierChooserButton() {
  const texts = useTexts();
  const { getValues, setValue } = useFormContext<ProjectValues>();
  const mayList = usePermission('supplier:supplierInfo:list');
  const [isOpen, setOpen] = useState(false);
  if (!mayList) return null;
  return (
    <>
      <Button icon={<TeamOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {texts.chooseSuppliers}
      </Button>
      {isOpen && (
        <LineChooser<SupplierInfo>
          title={texts.chooseSuppliers}
          fields={FIELDS}
          endpoint={listSuppliers}
          input={CHOOSABLE}
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
