import type { BidDraft } from '@gezi/domain';
import { useNarrow } from '../../../crud/useNarrow';
import { DocumentParts } from '../../../documents/DocumentParts';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useTexts as useBidTexts } from '../shared/bids/texts';
import { ConfirmationFields, DivergeFields } from './BidFields';
import { BidLines } from './BidLines';
import { BidVersions } from './BidVersions';
import { QuoteSheetButtons } from './QuoteSheetButtons';
import { useTexts } from './texts';
import type { BidForm } from './useBidForm';

interface BidPartsProps {
  form: BidForm;
  bid: BidDraft;
  part: string;
  onPart: (part: string) => void;
  /** The submission was asked for. */
  isChecked: boolean;
}

/** The parts of a bid in the editor. */
export function BidParts({ form, bid, part, onPart, isChecked }: BidPartsProps) {
  const texts = useTexts();
  const bids = useBidTexts();
  const { lineCount } = useDocumentTexts();
  const isNarrow = useNarrow();
  const { lines, diverges } = form;
  const { versions, purchaseInfo: project } = bid;
  return (
    <DocumentParts
      active={part}
      onActivate={onPart}
      parts={[
        {
          key: 'lines',
          title: texts.lines,
          note: lineCount(lines.length),
          padded: isNarrow,
          children: (
            <>
              <QuoteSheetButtons form={form} project={project} />
              <BidLines form={form} project={project} isChecked={isChecked} />
            </>
          ),
        },
        {
          key: 'diverges',
          title: bids.diverges,
          note: lineCount(diverges.length),
          children: <DivergeFields diverges={diverges} />,
        },
        { key: 'confirmation', title: texts.confirmation, children: <ConfirmationFields /> },
        {
          key: 'versions',
          title: texts.versions,
          note: lineCount(versions.length),
          children: <BidVersions versions={versions} />,
        },
      ]}
    />
  );
}
