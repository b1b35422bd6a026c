import type { BidFaultCode, Fault, ProjectForBid } from '@gezi/domain';
import { useState, type ReactNode } from 'react';
import { draftTotal } from './core/bidLines';
import { missingOnPage, pricedCount } from './core/missing';
import { SubmitDialog } from './SubmitDialog';
import type { BidForm } from './useBidForm';
import { useJump } from './useJump';

interface Submission {
  /** Asks to confirm the submission, or shows what is missing. */
  ask: () => void;
  /** True once the submission was asked for. */
  isAsked: boolean;
  /** To be rendered. */
  dialog: ReactNode;
}

/** The submission of the bid on the page. */
export function useSubmission(form: BidForm, project: ProjectForBid, openPart: (part: string) => void): Submission {
  const [isAsked, setAsked] = useState(false);
  const [missing, setMissing] = useState<Fault<BidFaultCode>[]>();
  const jump = useJump(form, openPart);
  const { record, lines, diverges, grid } = form;
  const close = () => setMissing(undefined);
  return {
    isAsked,
    ask: () => {
      setAsked(true);
      setMissing(missingOnPage(project, diverges, record.form.getValues(), grid.current?.getRows() ?? lines));
    },
    dialog: missing && (
      <SubmitDialog
        project={project}
        diverges={diverges}
        rows={lines}
        total={draftTotal(lines)}
        priced={pricedCount(lines)}
        missing={missing}
        onJump={(fault) => {
          close();
          jump(fault);
        }}
        onSubmit={() => {
          close();
          form.submit();
        }}
        onClose={close}
      />
    ),
  };
}
