export type { PublishedAward, PublishedProject } from './PublishedProject';
export { releasePackage } from './releasePackage';
