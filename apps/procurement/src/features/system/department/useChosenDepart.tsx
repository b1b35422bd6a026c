import { useState } from 'react';
import { LeaveQuestion } from '../../../forms/LeaveQuestion';

/** The department selected in a tree; selecting another asks before unsaved changes are lost. */
export function useChosenDepart() {
  const [chosen, setChosen] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  // The department to select after the user confirms losing unsaved changes.
  const [waiting, setWaiting] = useState<{ id: string | undefined }>();

  return {
    chosen,
    isDirty,
    setDirty,
    choose: (id: string | undefined) => {
      if (isDirty) setWaiting({ id });
      else setChosen(id);
    },
    /** Selects no department, without a question. */
    clear: () => {
      setDirty(false);
      setChosen(undefined);
    },
    question: (
      <LeaveQuestion
        open={waiting !== undefined}
        onLeave={() => {
          setDirty(false);
          setChosen(waiting?.id);
          setWaiting(undefined);
        }}
        onStay={() => setWaiting(undefined)}
      />
    ),
  };
}
