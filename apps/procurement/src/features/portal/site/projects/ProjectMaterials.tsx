import type { ProjectIntroDetail } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts';

/** Rows shown before a visitor asks for all. */
const FIRST_ROWS = 100;

/** Materials with quantities, without prices. */
export function ProjectMaterials({ materials }: Pick<ProjectIntroDetail, 'materials'>) {
  const texts = useTexts();
  const [isWhole, setWhole] = useState(false);
  if (materials.length === 0) return null;
  const hasCounts = materials.some(({ counts }) => counts !== null);
  return (
    <section aria-labelledby="gezi-project-materials">
      <h2 id="gezi-project-materials">{texts.materials}</h2>
      <div className="gezi-project-table">
        <table aria-labelledby="gezi-project-materials">
          <thead>
            <tr>
              <th scope="col">{texts.material}</th>
              {hasCounts && (
                <th scope="col" className="gezi-project-counts">
                  {texts.counts}
                </th>
              )}
              <th scope="col">{texts.unit}</th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? materials : materials.slice(0, FIRST_ROWS)).map(({ materialName, counts, unit }, at) => (
              <tr key={`${at} ${materialName}`}>
                <td>{materialName}</td>
                {counts !== null && <td className="gezi-project-counts">{formatNumber(counts)}</td>}
                <td>{unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole && materials.length > FIRST_ROWS && (
        <Button type="link" onClick={() => setWhole(true)}>
          {texts.allMaterials(materials.length)}
        </Button>
      )}
    </section>
  );
}
