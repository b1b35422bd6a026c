import type { ProjectIntroDetail } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { useTexts } from '../texts';

/** Materials with quantities, without prices. */
export function ProjectMaterials({ materials }: Pick<ProjectIntroDetail, 'materials'>) {
  const texts = useTexts();
  if (materials.length === 0) return null;
  return (
    <section aria-labelledby="gezi-project-materials">
      <h2 id="gezi-project-materials">{texts.materials}</h2>
      <div className="gezi-project-table">
        <table aria-labelledby="gezi-project-materials">
          <thead>
            <tr>
              <th scope="col">{texts.material}</th>
              <th scope="col" className="gezi-project-counts">
                {texts.counts}
              </th>
              <th scope="col">{texts.unit}</th>
            </tr>
          </thead>
          <tbody>
            {materials.map(({ materialName, counts, unit }, at) => (
              <tr key={`${at} ${materialName}`}>
                <td>{materialName}</td>
                <td className="gezi-project-counts">{formatNumber(counts)}</td>
                <td>{unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
