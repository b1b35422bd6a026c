export type { PublishedProject } from './PublishedProject';
export { releasePackage } from './releasePackage';
