/**
 * The title of the header: the organisation of the user, on the home page followed by the platform name; without
 * organisation the platform name (P§2).
 */
export function headerTitle({ platform, organisation, isHome }: HeaderTitleParts): string {
  if (!organisation) return platform;
  return isHome ? `${organisation}${platform}` : organisation;
}

export interface HeaderTitleParts {
  platform: string;
  organisation?: string | undefined;
  isHome: boolean;
}
