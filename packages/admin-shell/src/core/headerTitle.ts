/**
 * The title of the header: the organisation of the user, on the home page followed by the platform name; without
 * organisation the platform name (P§2). A space separates names in Latin letters.
 */
export function headerTitle({ platform, organisation, isHome }: HeaderTitleParts): string {
  if (!organisation) return platform;
  if (!isHome) return organisation;
  const isLatin = /^\p{Script=Latin}/u.test(platform) || /\p{Script=Latin}$/u.test(organisation);
  return `${organisation}${isLatin ? ' ' : ''}${platform}`;
}

export interface HeaderTitleParts {
  platform: string;
  organisation?: string | undefined;
  isHome: boolean;
}
