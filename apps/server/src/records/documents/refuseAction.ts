import type { ActionRefusal, Fault } from '@gezi/domain';
import { forbidden, refuse, type Refusal } from '../../platform/http/refusal';
import { documentTexts } from './texts';

/** The refusal of an action of a lifecycle. @param describeFault message of a fault that a guard found */
export function refuseAction(reason: ActionRefusal, describeFault: (fault: Fault) => string): Refusal {
  switch (reason.code) {
    case 'other-state':
      return refuse(documentTexts.otherState, reason.field);
    case 'not-allowed':
      return forbidden(documentTexts.notAllowed);
    case 'words-missing':
      return refuse(documentTexts.wordsMissing[reason.field], reason.field);
    case 'fault':
      return refuse(describeFault(reason.fault), reason.fault.field);
  }
}
