import { AnalysisPage } from '../features/dashboards/analysis/AnalysisPage';
import { Announcements } from '../features/notices/announcement/Announcements';

/** `/dashboard/analysis` with the parts that other features contribute. */
export const HomePage = () => <AnalysisPage announcements={<Announcements />} />;
