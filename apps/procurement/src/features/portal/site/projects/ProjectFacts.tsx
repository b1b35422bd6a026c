import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { useClient } from '@gezi/client';
import { openProjectData, type ProjectIntroDetail } from '@gezi/domain';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../texts';

/** States in which suppliers can quote. */
const OPEN = new Set(['3', '4']);

/** Key facts of a project, with links. */
export function ProjectFacts({ project, back }: { project: ProjectIntroDetail; back: ReactNode }) {
  const texts = useTexts();
  const { basePath } = useClient();
  const facts = [
    [texts.demandOrg, project.demandOrgName],
    [texts.published, project.publishTime],
    [texts.proStart, project.proStartTime],
    [texts.proEnd, project.proEndTime],
    [texts.contactPerson, project.contactName],
    [texts.contactPhone, project.contactPhone],
  ] as const;
  return (
    <aside className="gezi-project-aside" aria-labelledby="gezi-project-facts">
      <h2 id="gezi-project-facts">{texts.keyFacts}</h2>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className="gezi-project-ways">
        {OPEN.has(project.status) && (
          <Link className="gezi-site-button" to="/user/login">
            {texts.workbenchSignIn}
          </Link>
        )}
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`${basePath}${openProjectData.path}?id=${encodeURIComponent(project.id)}`}
          download={`${project.proNo}.json`}
        >
          {texts.openData}
        </Button>
        {back}
      </div>
    </aside>
  );
}
