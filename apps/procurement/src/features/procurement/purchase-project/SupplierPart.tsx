import { TeamOutlined } from '@ant-design/icons';
import type { GridColumn } from '@gezi/editable-grid';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { refusalRule } from '../../../documents/cellRefusals';
import { ListPart } from '../../../documents/ListPart';
import { SupplierChooser } from '../shared/SupplierChooser';
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
        <SupplierChooser
          title={texts.chooseSuppliers}
          onTake={(suppliers) => {
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
