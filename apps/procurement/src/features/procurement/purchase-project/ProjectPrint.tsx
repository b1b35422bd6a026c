import { MONEY_DECIMALS, shownLineFields, type PurchaseInfo, type TenderDetail } from '@gezi/domain';
import { formatNumber, usePrinting } from '@gezi/ui';
import { PrintSheet, type PrintColumn } from '../../../documents/PrintSheet';
import { useHistory } from '../../../documents/Timeline';
import { useTexts as useSharedTexts } from '../shared/texts';
import { headerItems } from './core/headerItems';
import { projectKind } from './projectKind';
import { useTexts } from './texts';
import { useLineTitles } from './useLineTitles';

/** Columns that fit on A4. */
const PRINTED = ['materialCode', 'materialName', 'models', 'unit', 'actualCounts', 'estimatedPrice', 'demandTime'];

/** The printed project. */
export function ProjectPrint({ project }: { project: PurchaseInfo }) {
  const texts = useTexts();
  const shared = useSharedTexts();
  const titleOf = useLineTitles();
  const { data: history } = useHistory(projectKind, project.id);
  if (!usePrinting()) return null;
  const column = (key: string): PrintColumn<TenderDetail> => {
    if (key === 'actualCounts') {
      return { key, title: titleOf(key), align: 'end', text: (line) => formatNumber(line.actualCounts) };
    }
    if (key === 'estimatedPrice') {
      const text = (line: TenderDetail) => formatNumber(line.estimatedPrice, MONEY_DECIMALS);
      return { key, title: titleOf(key), align: 'end', text };
    }
    return { key, title: titleOf(key), text: (line) => line[key as keyof TenderDetail] };
  };
  const shown = shownLineFields(project).map(({ key }) => key as string);
  return (
    <PrintSheet
      title={project.proName}
      number={project.proNo}
      state={project.status_dictText}
      header={headerItems(project, texts).slice(1)}
      columns={PRINTED.filter((key) => shown.includes(key)).map(column)}
      lines={project.detailList}
      totals={[
        { label: shared.budgetTotal, value: shared.yuan(formatNumber(project.budgetTotalPrice, MONEY_DECIMALS)) },
      ]}
      timeline={history?.entries ?? []}
    />
  );
}
