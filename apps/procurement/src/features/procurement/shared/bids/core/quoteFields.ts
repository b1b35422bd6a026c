import { hasQuantities, LONG_SOURCE_COLUMNS, quoteLineFields, type ListField, type ProjectMethod } from '@gezi/domain';

/** Fields of the lines of a bid; without quantities and delivery for a long-term supply (P§2). */
export const shownQuoteFields = (project: ProjectMethod): readonly ListField[] =>
  hasQuantities(project)
    ? quoteLineFields
    : quoteLineFields.filter(
        ({ key, ...field }) =>
          (LONG_SOURCE_COLUMNS as readonly string[]).includes(key) || ('import' in field && key !== 'count'),
      );
