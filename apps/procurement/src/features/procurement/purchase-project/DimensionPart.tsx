import { usePermission } from '@gezi/client';
import { evaluationItemFields, listEvaluationItems, type EvaluationItem } from '@gezi/domain';
import { StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LineChooser } from '../../../documents/LineChooser';
import { ListPart } from '../../../documents/ListPart';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { listFault } from '../../../documents/core/listFault';
import { useTexts as useSharedTexts } from '../shared/texts';
import { withDimensions, type DimensionRow } from './core/projectLists';
import { dimensionChecks, dimensionColumns } from './listColumns';
import { useTexts } from './texts';
import type { ProjectDraftForm, ProjectValues } from './useProjectDraft';
import { WeightTotal } from './WeightTotal';

const IN_USE = { status: '1' };
const FIELDS = evaluationItemFields.filter(({ key }) => key !== 'status' && key !== 'updateTime');

/** The dimensions that experts score, chosen or typed, with their total weight. */
export function DimensionPart({ form: { refusals } }: { form: ProjectDraftForm }) {
  const texts = useTexts();
  const { fillIn } = useSharedTexts();
  const { cellFault } = useDocumentTexts();
  const dimensions = useWatch<ProjectValues, 'dimensions'>({ name: 'dimensions' });
  const checks = useMemo(() => dimensionChecks(texts, fillIn), [texts, fillIn]);
  const columns = useMemo(() => dimensionColumns(texts, checks, refusals), [texts, checks, refusals]);
  return (
    <ListPart<DimensionRow>
      name="dimensions"
      label={texts.dimensions}
      columns={columns}
      isTyped
      emptyText={texts.dimensionsEmpty}
      tools={<DimensionChooserButton />}
      faultOf={(rows) => listFault(rows, checks, cellFault)}
    >
      <WeightTotal dimensions={dimensions} />
    </ListPart>
  );
}

/** Takes dimensions of the evaluation masters. */
function DimensionChooserButton() {
  const texts = useTexts();
  const { getValues, setValue } = useFormContext<ProjectValues>();
  const mayList = usePermission('evaluation:item:list');
  const [isOpen, setOpen] = useState(false);
  if (!mayList) return null;
  return (
    <>
      <Button icon={<StarOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {texts.chooseDimensions}
      </Button>
      {isOpen && (
        <LineChooser<EvaluationItem>
          title={texts.chooseDimensions}
          fields={FIELDS}
          endpoint={listEvaluationItems}
          input={IN_USE}
          nameOf={({ itemName }) => itemName}
          onTake={(taken) => {
            const items = taken.map(({ row }) => row);
            setValue('dimensions', withDimensions(getValues('dimensions'), items), {
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
