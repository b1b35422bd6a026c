import { AnalysisPage } from '../features/dashboards/analysis/AnalysisPage';
import { Announcements } from '../features/notices/announcement/Announcements';

/** `/dashboard/analysis` with what several features have to say there. */
export const HomePage = () => <AnalysisPage announcements={<Announcements />} />;
