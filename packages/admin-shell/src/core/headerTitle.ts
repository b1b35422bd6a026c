/**
 * The name in the header: the person's organisation, on the home page with the platform's name behind it; without
 * an organisation the platform's name (P§2).
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
