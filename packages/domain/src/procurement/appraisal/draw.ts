import { profession } from './status';

/** Numbers of experts by profession. */
export interface ExpertNumbers {
  techNum: number;
  busiNum: number;
}

/** Members of an expert that a draw reads. */
export interface ExpertCandidate {
  id: string;
  /** Dictionary profession_type. */
  professionType: string;
  /** Ids of the material types the expert judges, comma-joined; null: all. */
  materialTypeIds: string | null;
  /** Ids of suppliers to avoid, comma-joined. */
  avoidSupplierIds: string | null;
}

/** Conditions under which an expert cannot be drawn. */
export interface DrawLimits {
  /** Material types of the lines with their ancestors; empty: unknown, so that no expert is ruled out. */
  materialTypeIds: readonly string[];
  /** Bidding and invited suppliers. */
  supplierIds: readonly string[];
  /** Experts who were drawn for the project before. */
  drawnIds: readonly string[];
}

const listed = (ids: string | null): string[] => ids?.split(',').filter(Boolean) ?? [];

/** Experts who may be drawn, in the order of their ids. */
export function drawPool<Expert extends ExpertCandidate>(
  experts: readonly Expert[],
  { materialTypeIds, supplierIds, drawnIds }: DrawLimits,
): Expert[] {
  const judges = ({ materialTypeIds: own }: Expert) =>
    materialTypeIds.length === 0 || own === null || listed(own).some((id) => materialTypeIds.includes(id));
  const isBiased = ({ avoidSupplierIds }: Expert) => listed(avoidSupplierIds).some((id) => supplierIds.includes(id));
  return experts
    .filter((expert) => judges(expert) && !isBiased(expert) && !drawnIds.includes(expert.id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Experts are drawn in the order of the hashes of these texts. */
export const drawText = (seed: string, expertId: string): string => `${seed}${expertId}`;

/**
 * Draws experts of each profession: those whose hash comes first. The same seed and pool give the same result, so that
 * anyone can repeat the draw.
 *
 * @param hash SHA-256 as lower-case hexadecimal digits
 * @returns the drawn experts, technical ones first, and how many the pool lacks
 */
export function drawExperts<Expert extends Pick<ExpertCandidate, 'id' | 'professionType'>>(
  pool: readonly Expert[],
  { techNum, busiNum }: ExpertNumbers,
  seed: string,
  hash: (text: string) => string,
): { drawn: Expert[]; missing: ExpertNumbers } {
  const ordered = pool
    .map((expert) => ({ expert, order: hash(drawText(seed, expert.id)) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ expert }) => expert);
  const firstOf = (type: string, number: number) =>
    ordered.filter(({ professionType }) => professionType === type).slice(0, number);
  const technical = firstOf(profession.technical, techNum);
  const commercial = firstOf(profession.commercial, busiNum);
  return {
    drawn: [...technical, ...commercial],
    missing: { techNum: techNum - technical.length, busiNum: busiNum - commercial.length },
  };
}

/** Experts still to draw until the numbers of a rule are reached. @param tasks experts who have not declined */
export function expertsToDraw(
  { techNum, busiNum }: ExpertNumbers,
  tasks: readonly { expertType: string }[],
): ExpertNumbers {
  const numberOf = (type: string) => tasks.filter(({ expertType }) => expertType === type).length;
  return {
    techNum: Math.max(0, techNum - numberOf(profession.technical)),
    busiNum: Math.max(0, busiNum - numberOf(profession.commercial)),
  };
}
