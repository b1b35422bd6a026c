import { projectStatus, type ProjectIntroDetail } from '@gezi/domain';
import { useTexts } from '../texts';

/** Winners of a project, or that it failed; nothing before. */
export function ProjectResult({ project: { award, status } }: { project: ProjectIntroDetail }) {
  const texts = useTexts();
  const hasFailed = status === projectStatus.failed;
  if (!award && !hasFailed) return null;
  return (
    <section
      className={hasFailed ? 'gezi-project-award gezi-project-failed' : 'gezi-project-award'}
      aria-labelledby="gezi-project-award"
    >
      <h2 id="gezi-project-award">{texts.award}</h2>
      {hasFailed && <p>{texts.noWinner}</p>}
      {award && (
        <dl>
          <dt>{texts.winners}</dt>
          {award.winners.map((winner) => (
            <dd key={winner}>{winner}</dd>
          ))}
          {award.awardTime && (
            <>
              <dt>{texts.awardTime}</dt>
              <dd>{award.awardTime}</dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
}
