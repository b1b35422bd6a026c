import { faultOfLine, hasQuantities, mayQuotePart, type BidDraft } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { Input } from 'antd';
import { DayInput } from '../../../forms/fields/DayInput';
import { AmountInput } from '../../../documents/AmountInput';
import { totalText } from '../shared/bids/core/totalText';
import { isQuantity, type Amount } from '../../../documents/core/lineRows';
import { cellId } from './core/cellId';
import { draftTotal, withValidAmounts, type QuoteRow } from './core/bidLines';
import { useTexts } from './texts';
import type { BidForm } from './useBidForm';
import { useLineTitles } from './useLineTitles';

interface BidLineCardsProps {
  form: BidForm;
  project: BidDraft['purchaseInfo'];
  /** Marks lines that lack what submitting requires. */
  isChecked: boolean;
}

/** The lines of a bid on phones: a card per line. */
export function BidLineCards({ form, project, isChecked }: BidLineCardsProps) {
  const { lines, loadLines } = form;
  return (
    <ol className="gezi-bid-cards">
      {lines.map((line, index) => (
        <LineCard
          key={line.id}
          line={line}
          project={project}
          fault={isChecked ? faultOfLine(project, withValidAmounts(line), index)?.code : undefined}
          onChange={(part) => loadLines(lines.with(index, { ...line, ...part }))}
        />
      ))}
    </ol>
  );
}

interface LineCardProps {
  line: QuoteRow;
  project: BidDraft['purchaseInfo'];
  fault: NonNullable<ReturnType<typeof faultOfLine>>['code'] | undefined;
  onChange: (part: Partial<QuoteRow>) => void;
}

const DETAILS = ['mfr', 'brand', 'specs', 'remark'] as const;
const DAYS = ['startDate', 'endDate'] as const;

function LineCard({ line, project, fault, onChange }: LineCardProps) {
  const texts = useTexts();
  const titleOf = useLineTitles();
  const { id, materialName, materialCode, needCount, unit, otherSkillDemand, price } = line;
  const total = hasQuantities(project) && isQuantity(price) && price ? totalText(draftTotal([line])) : '';
  return (
    <li>
      <h3>{materialName}</h3>
      <p>
        {[materialCode, hasQuantities(project) && texts.need(formatNumber(needCount), unit ?? '')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {otherSkillDemand && <p>{otherSkillDemand}</p>}
      <div className="gezi-bid-card-row">
        {mayQuotePart(project) && hasQuantities(project) && (
          <AmountField
            id={cellId(id, 'count')}
            label={titleOf('count')}
            value={line.count}
            onChange={(count) => onChange({ count })}
          />
        )}
        <AmountField
          id={cellId(id, 'price')}
          label={titleOf('price')}
          value={price}
          onChange={(next) => onChange({ price: next })}
        />
      </div>
      {fault && (
        <p className="gezi-bid-card-fault" role="alert">
          {texts.faults[fault]}
        </p>
      )}
      {total && (
        <p className="gezi-bid-card-total">
          {texts.lineTotal} <strong>{texts.yuan(total)}</strong>
        </p>
      )}
      <details>
        <summary>{texts.more}</summary>
        <AmountField
          id={cellId(id, 'guaranteeMonth')}
          label={titleOf('guaranteeMonth')}
          value={line.guaranteeMonth}
          onChange={(guaranteeMonth) => onChange({ guaranteeMonth })}
        />
        {DETAILS.map((name) => (
          <label key={name}>
            {titleOf(name)}
            <Input
              id={cellId(id, name)}
              maxLength={255}
              value={line[name] ?? ''}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          </label>
        ))}
        {DAYS.map((name) => (
          <label key={name}>
            {titleOf(name)}
            <DayInput value={line[name]} onChange={(day) => onChange({ [name]: day })} aria-label={titleOf(name)} />
          </label>
        ))}
      </details>
    </li>
  );
}

interface AmountFieldProps {
  id: string;
  label: string;
  value: Amount;
  onChange: (value: Amount) => void;
}

const AmountField = ({ label, ...input }: AmountFieldProps) => (
  <label>
    {label}
    <AmountInput {...input} />
  </label>
);
