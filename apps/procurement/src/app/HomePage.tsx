import { AnalysisPage } from '../features/dashboard/AnalysisPage';
import { Announcements } from '../features/notice/Announcements';

/** `/dashboard/analysis` with what several features have to say there. */
export const HomePage = () => <AnalysisPage announcements={<Announcements />} />;
