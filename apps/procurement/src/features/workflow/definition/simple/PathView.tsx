import { idOf, isClosed, type SimplePath } from '@gezi/domain';
import { Fragment } from 'react';
import { useTexts } from '../texts';
import { AddStep } from './AddStep';
import { ForkView } from './ForkView';
import { StepCard } from './StepCard';

interface PathViewProps {
  path: SimplePath;
  /** Id of the branch; null for the main path. */
  branch: string | null;
  /** Name of what comes before the path. */
  before: string;
}

/** Steps from top to bottom with a place for a new one after each. */
export function PathView({ path, branch, before }: PathViewProps) {
  const texts = useTexts();
  const { steps } = path;
  return (
    <>
      <AddStep at={{ branch, index: 0 }} before={before} />
      {steps.map((step, at) => {
        const name = (step.kind === 'task' ? step.node.name : step.gateway.name) || texts.unnamed;
        return (
          <Fragment key={idOf(step)}>
            {step.kind === 'task' ? (
              <StepCard step={step} />
            ) : (
              <ForkView
                fork={step}
                name={name}
                renderPath={(one, label) => <PathView path={one.path} branch={one.id} before={label} />}
              />
            )}
            {!isClosed({ steps: [step] }) && <AddStep at={{ branch, index: at + 1 }} before={name} />}
          </Fragment>
        );
      })}
    </>
  );
}
