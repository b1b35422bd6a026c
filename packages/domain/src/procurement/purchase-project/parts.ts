import { buyType, contractType } from './status';

/** Members that decide which parts a project has. */
export interface ProjectMethod {
  buyType: string;
  contractType: string;
  /** 1: sourcing for a long-term supply, without quantities. */
  longSource: number | null;
}

/** Invited, competitive and evaluated projects address chosen suppliers. */
const isSelective = ({ buyType: method }: Pick<ProjectMethod, 'buyType'>): boolean =>
  method === buyType.invite || method === buyType.compete || method === buyType.appraise;

/** Tab with the invited suppliers (P§2). */
export const hasInvitees = (project: ProjectMethod): boolean =>
  isSelective(project) && (project.contractType === contractType.project || project.longSource === 1);

/** Tab with the framework agreements whose suppliers take part (P§2). */
export const hasFrameworkContracts = (project: ProjectMethod): boolean =>
  isSelective(project) && project.contractType === contractType.framework && project.longSource !== 1;

/** Tab with the dimensions that experts score (P§2). */
export const hasEvaluation = ({ buyType: method }: Pick<ProjectMethod, 'buyType'>): boolean =>
  method === buyType.appraise;

/** Tab with the rule that experts are drawn by: only while the display flag is on (P§2). */
export const showsSiftRule = (project: Pick<ProjectMethod, 'buyType'> & { expertRuleShow: string | null }): boolean =>
  hasEvaluation(project) && project.expertRuleShow === '1';

/** Field with the duration of the auction in hours (P§2). */
export const hasDuration = ({ buyType: method }: Pick<ProjectMethod, 'buyType'>): boolean => method === buyType.auction;

/** Field for partial quotation (P§2). */
export const hasBidPart = ({ buyType: method }: Pick<ProjectMethod, 'buyType'>): boolean => method === buyType.compete;

/** Field with the days of an automatic postponement (P§2). */
export const hasPostponement = ({ buyType: method }: Pick<ProjectMethod, 'buyType'>): boolean =>
  method !== buyType.invite;

/** Quantities matter, unless suppliers for a long-term supply are looked for. */
export const hasQuantities = ({ longSource }: Pick<ProjectMethod, 'longSource'>): boolean => longSource !== 1;

/** Members of a line that a project for a long-term supply shows (contract, part 3 §3.2). */
export const LONG_SOURCE_COLUMNS = [
  'materialCode',
  'materialTypeName',
  'materialName',
  'materialDes',
  'estimatedPrice',
  'unit',
  'otherSkillDemand',
  'models',
] as const;

/** Σ weights in percent. */
export const totalWeight = (items: readonly { markValue: number | null }[]): number =>
  items.reduce((sum, { markValue }) => sum + (markValue ?? 0), 0);
